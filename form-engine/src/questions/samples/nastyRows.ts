/** The rows of `docs/nasty-inputs.md` that concern every answer. */
export const everyAnswer: readonly number[] = [5, 7, 9, 15, 16, 42];

/** The rows for a text that somebody types. */
export const typedText: readonly number[] = [...everyAnswer, 4, 8];

/** The rows for a text that may say anything. */
export const freeText: readonly number[] = [...typedText, 1, 2, 3, 6];

/** The rows for a choice among options of the server. */
export const choice: readonly number[] = [...everyAnswer, 1, 2, 23, 25, 26, 27];
