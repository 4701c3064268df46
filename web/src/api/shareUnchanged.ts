/**
 * Structural sharing between two snapshots: whatever is equal in both is the very same object in the newer
 * one, so that nothing that depends on it alone is computed or drawn again.
 */

/** `fresh`, with all parts of `old` that it has unchanged; `old` itself if nothing has changed. */
export function shareUnchanged<T>(old: unknown, fresh: T): T {
  if (!isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const tree: Record<string, unknown> = fresh;
  const keys = Object.keys(tree);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = shareUnchanged(old[key], tree[key]);
    tree[key] = part;
    same &&= part === old[key] && (part !== undefined || key in old);
  }
  return same ? (old as T) : fresh;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
