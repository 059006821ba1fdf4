/** The replacement of the teacher for one lesson, as a manager says it. */
export const offerStandInTexts = {
  button: 'Vervang de lesgever',
  title: 'Wie geeft deze les?',
  lesson: (day: string, hours: string) => `De les van ${day}, ${hours}.`,
  names: 'Lesgevers van deze les',
  hint: (usual: string) =>
    usual === ''
      ? 'Meer dan één naam? Zet er een komma tussen.'
      : `Leeg: ${usual}. Meer dan één naam? Zet er een komma tussen.`,
  known: 'Lesgevers van je club',
  tooLong: (most: number) => `Een naam heeft hoogstens ${most} tekens.`,
  told: 'Wie ingeschreven is, krijgt een mail na het publiceren.',
  cancel: 'Annuleren',
  save: 'Bewaar',
} as const;
