/** The most lines of a paste that become options: a list of 40,000 is a file, and no paste. */
const mostPasted = 1000;

/** The options in a pasted list: a line each, or a cell of a sheet each. Nothing of one line: that is a text. */
export function pastedOptions(text: string): readonly string[] {
  const lines = text.split(/\r?\n|\t/).map((line) => line.trim());
  const options = lines.filter((line) => line !== '').slice(0, mostPasted);
  return options.length > 1 ? options : [];
}
