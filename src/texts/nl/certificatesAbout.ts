/** Certificates that are no longer true once a manager cancels, stops or credits what they are about. */
export const certificatesAboutTexts = {
  title: 'Er is al een attest uitgegeven',
  issued: (kind: string, number: string) => `${kind}: ${number}`,
  kinds: {
    childcare: 'Fiscaal attest',
    health: 'Attest voor het ziekenfonds',
    participation: 'Attest van deelname',
  } as Readonly<Record<string, string>>,
  otherKind: 'Attest',
  more: (count: number) => (count === 1 ? 'En nog 1 attest' : `En nog ${count} attesten`),
  effect: (count: number) =>
    count === 1
      ? 'Dat attest klopt dan niet meer. Verbeter het of trek het in bij Attesten.'
      : 'Die attesten kloppen dan niet meer. Verbeter ze of trek ze in bij Attesten.',
} as const;
