import { parseReadBankFile } from './entities/money/bankLine.ts';
import { readAnswer } from './readAnswer.ts';
import { type Sending, sendForm } from './sendForm.ts';

interface BankFileOf {
  /** The club's nid. */
  readonly club: number;
  /** Whether a statement of another account than the club's is read too. */
  readonly otherAccount: boolean;
}

/**
 * Uploads a file of the bank, which the server reads.
 * @throws {ApiFailure} or the abort of `signal`.
 */
export async function sendBankFile(
  { club, otherAccount }: BankFileOf,
  file: File,
  sending: Sending,
): Promise<ReturnType<typeof parseReadBankFile>> {
  const form = new FormData();
  form.set('club', String(club));
  if (otherAccount) form.set('otherAccount', 'true');
  form.set('file', file);
  const { status, body } = await sendForm('read_bank_file', form, sending);
  const answer: { readonly result?: unknown } = readAnswer(status, body);
  return parseReadBankFile(answer.result);
}
