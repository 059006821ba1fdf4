/** How a club marks a question. */
interface Marks {
  readonly type: string;
  /** One person's answer is never offered to another. */
  readonly isSensitive: boolean;
  readonly isConsent: boolean;
}

/** Whether a question is about health: it is sensitive, and asks no consent. A sensitive tick is a consent too. */
export function isAboutHealth({ type, isSensitive, isConsent }: Marks): boolean {
  return isSensitive && !isConsent && type !== 'checkbox';
}
