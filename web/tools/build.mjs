/**
 * Build the page into src/paintpot/server/page, with every text file compressed beside it.
 *
 * All is made in a folder of its own first. Only a page that is complete takes the place of the
 * one that was there.
 */

import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

const web = fileURLToPath(new URL("..", import.meta.url));
const page = process.env.PAINTPOT_PAGE ?? path.join(web, "..", "src", "paintpot", "server", "page");
const staging = path.join(web, "..", "build");
const fresh = path.join(staging, `page-${process.pid}.new`);
const old = path.join(staging, `page-${process.pid}.old`);

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Less than this is not worth a file of its own. */
const SMALL = 600;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compress(file) {
  const text = await readFile(file);
  if (text.length < SMALL) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  await writeFile(`${file}.br`, await asBrotli(text, brotli));
  await writeFile(`${file}.gz`, await asGzip(text, { level: 9 }));
}

async function put() {
  await rename(page, old).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(fresh, page);
}

try {
  await mkdir(staging, { recursive: true });
  await build({ root: web, logLevel: "warn", build: { outDir: fresh, emptyOutDir: true } });
  const files = (await readdir(fresh, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
  await put();
} finally {
  await rm(fresh, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
}
