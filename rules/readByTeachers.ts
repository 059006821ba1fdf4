import { fileTypes } from './fileQuestions.ts';

/** A question as a club marked it. */
interface Marked {
  readonly type: string;
  readonly defaultKey?: string | null | undefined;
  readonly isForTeachers: boolean;
}

/**
 * Whether the teachers of a course read the answers to a question of its form: the club marked it for them. They open no file, and no
 * national number, whatever a club marked.
 */
export function isReadByTeachers({ type, defaultKey, isForTeachers }: Marked): boolean {
  return isForTeachers && !fileTypes.includes(type) && defaultKey !== 'national_insurance_number';
}
