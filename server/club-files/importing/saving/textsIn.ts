/** The texts of a list in the values of a part; none where the file has no such list. */
export function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
