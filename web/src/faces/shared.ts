/** Eyes and mouths that three of the four characters share. Drawn in a square of 96. */

import type { FaceDrawing, Mood } from "./characters";

export const EYES: Readonly<Record<Mood, string>> = {
  waiting: '<path d="M44.7 51.7C44 53.7 42.6 55.7 40.9 56.8C39.2 57.8 36.8 58.1 34.8 57.9C32.8 57.6 30.8 56.8 29.4 55.4C28.1 53.9 27.1 51.5 26.9 49.4C26.8 47.4 27.2 45.1 28.5 43.4C29.7 41.8 31.9 40.5 33.9 40C36 39.6 38.4 40.1 40.2 41C42.1 41.9 43.8 43.5 44.5 45.4C45.3 47.2 45.3 49.7 44.7 51.7Z" fill="var(--chalk)"/><path d="M69 51.8C68.5 53.8 67 55.9 65.2 57.1C63.4 58.3 60.9 58.9 58.8 58.6C56.7 58.3 54.8 57 53.3 55.4C51.8 53.8 50.5 51.5 50.4 49.5C50.2 47.4 51 45.1 52.3 43.5C53.6 41.8 55.8 40.5 57.9 40C60 39.5 62.5 39.7 64.3 40.6C66.1 41.5 67.6 43.5 68.4 45.4C69.2 47.4 69.6 49.8 69 51.8Z" fill="var(--chalk)"/><circle cx="37" cy="50" r="4.4" fill="var(--pencil)" stroke="none"/><circle cx="59.2" cy="50" r="4.4" fill="var(--pencil)" stroke="none"/>',
  thinking: '<path d="M44.7 51.7C44 53.7 42.6 55.7 40.9 56.8C39.2 57.8 36.8 58.1 34.8 57.9C32.8 57.6 30.8 56.8 29.4 55.4C28.1 53.9 27.1 51.5 26.9 49.4C26.8 47.4 27.2 45.1 28.5 43.4C29.7 41.8 31.9 40.5 33.9 40C36 39.6 38.4 40.1 40.2 41C42.1 41.9 43.8 43.5 44.5 45.4C45.3 47.2 45.3 49.7 44.7 51.7Z" fill="var(--chalk)"/><path d="M69 51.8C68.5 53.8 67 55.9 65.2 57.1C63.4 58.3 60.9 58.9 58.8 58.6C56.7 58.3 54.8 57 53.3 55.4C51.8 53.8 50.5 51.5 50.4 49.5C50.2 47.4 51 45.1 52.3 43.5C53.6 41.8 55.8 40.5 57.9 40C60 39.5 62.5 39.7 64.3 40.6C66.1 41.5 67.6 43.5 68.4 45.4C69.2 47.4 69.6 49.8 69 51.8Z" fill="var(--chalk)"/><circle cx="40" cy="45.6" r="4.2" fill="var(--pencil)" stroke="none"/><circle cx="64" cy="45.4" r="4.2" fill="var(--pencil)" stroke="none"/>',
  glad: '<path d="M27.4 53.4C29.5 42.6 42.4 42.3 44.8 53" stroke="var(--m)" stroke-width="4.4"/><path d="M51.4 53.2C53.4 42.5 66.6 42.2 68.8 53.4" stroke="var(--m)" stroke-width="4.4"/>',
  cross: '<path d="M26.4 43.5L45.6 51C45.4 56 41.5 58.6 36.5 58.4C30 58.2 25.6 51 26.4 43.5Z" fill="var(--chalk)"/><path d="M69.6 43.3L50.4 51C50.6 56 54.5 58.6 59.5 58.4C66 58.2 70.4 51 69.6 43.3Z" fill="var(--chalk)"/><circle cx="39.4" cy="52.6" r="3.5" fill="var(--pencil)" stroke="none"/><circle cx="56.6" cy="52.6" r="3.5" fill="var(--pencil)" stroke="none"/><path d="M24 40.6L46.4 49.6M72 40.4L49.6 49.6" stroke-width="4.2"/>',
};

export const MOUTHS: Readonly<Record<Mood, string>> = {
  waiting: '<path d="M41.5 67.6C44.5 70.6 51 70.8 54.8 67.2" stroke="var(--m)"/>',
  thinking: '<path d="M44.5 69.8C47.5 70.2 52 69 55.6 66.6" stroke="var(--m)"/>',
  glad: '<path d="M37 64.4C44 66.6 52.5 66.4 59.2 64C59.4 73.5 54 78.6 48 78.6C42 78.6 37 73 37 64.4Z" fill="var(--chalk)"/><path d="M40.5 72.6C44 69.6 52 69.6 55.8 72.3C54 76 51.5 77.3 48 77.3C44.8 77.3 42 76 40.5 72.6Z" fill="var(--pencil)" stroke="none"/>',
  cross: '<path d="M39.5 71.6C42 67.4 45 67.2 47.6 69C50.4 67 53.6 67.4 56.6 71.2" stroke="var(--m)"/>',
};

/** A face in each mood: the part that changes behind the body, the body, then eyes and mouth. */
export const faceOf = (behind: FaceDrawing, body: string, mouths: FaceDrawing = MOUTHS): FaceDrawing => ({
  waiting: behind.waiting + body + EYES.waiting + mouths.waiting,
  thinking: behind.thinking + body + EYES.thinking + mouths.thinking,
  glad: behind.glad + body + EYES.glad + mouths.glad,
  cross: behind.cross + body + EYES.cross + mouths.cross,
});
