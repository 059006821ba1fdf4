/** Cache header of a file whose name changes with its content. */
export const forAYear = 'public, max-age=31536000, immutable';
