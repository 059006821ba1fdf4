import { type Answer, type Answers, type CompiledForm, fillIn } from '@clubpoort/form-engine/headless';
import { textLimits } from '#schemas/textLimits.ts';

interface TooLong {
  readonly key: string;
  /** Part of an address. */
  readonly path: readonly string[];
  readonly message: string;
}

const addressParts = ['street', 'streetNumber', 'bus', 'postal', 'city'] as const;

/** The details of a person for which an answer has no room: an answer about a name, or one of the kinds phone, e-mail and address. */
export function tooLongDetails(form: CompiledForm, answers: Answers): TooLong[] {
  const messageFor = (most: number) => fillIn(form.texts.textTooLongFor, { n: most });
  return [...form.questions.values()].flatMap(({ key, defaultKey }): TooLong[] => {
    const answer = answers[key];
    if (isAddress(answer))
      return addressParts
        .filter((part) => (answer[part] ?? '').length > textLimits[part])
        .map((part) => ({ key, path: [part], message: messageFor(textLimits[part]) }));
    const most = limitOf(form.kinds.get(key)?.name, defaultKey);
    if (typeof answer !== 'string' || most === undefined || answer.length <= most) return [];
    return [{ key, path: [], message: messageFor(most) }];
  });
}

function limitOf(kind: string | undefined, defaultKey: string | undefined): number | undefined {
  if (defaultKey === 'fname' || defaultKey === 'lname') return textLimits.name;
  if (kind === 'phone') return textLimits.phone;
  return kind === 'email' ? textLimits.mail : undefined;
}

function isAddress(answer: Answer | undefined): answer is Extract<Answer, { readonly streetNumber: string }> {
  return typeof answer === 'object' && 'streetNumber' in answer;
}
