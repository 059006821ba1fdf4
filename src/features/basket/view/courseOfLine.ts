/** The title of the course in the description of a line, which is `Ballet 1 – Heel seizoen`. */
export function courseOfLine({ description }: { readonly description: string }): string {
  const [course = description] = description.split(' – ');
  return course;
}
