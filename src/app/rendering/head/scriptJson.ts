/**
 * JSON for a `<script>` with data. HTML ends a script at `</script` and reads on differently after `<!--`, so no `<` stands
 * in it. U+2028 and U+2029 end a line for readers that take JSON for JavaScript.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
