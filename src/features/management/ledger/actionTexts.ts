import { formatEuros } from '#rules/money.ts';
import type { ClubAction } from '#src/api/entities/management/clubAction.ts';
import { clubActionsTexts as texts } from '#src/texts/nl/clubActions.ts';

/** An unknown action comes from a newer server. */
export function whatWasDone({ action }: ClubAction): string {
  return textOf(texts.did, action) ?? texts.other;
}

/** What an action was about, a line each: the thing with its person, and the amounts. */
export function aboutAction(action: ClubAction): readonly string[] {
  const { what, name, mail, amount, credited, refunded, byHand, changes } = action;
  const thing = [textOf(texts.mails, mail) ?? what, name].filter((part) => part !== '').join(' · ');
  const amounts = [
    ...(amount > 0 ? [formatEuros(amount)] : []),
    ...(credited > 0 ? [texts.credited(formatEuros(credited))] : []),
    ...(refunded > 0 ? [texts.refunded(formatEuros(refunded))] : []),
    ...(byHand > 0 ? [texts.byHand(formatEuros(byHand))] : []),
  ].join(' · ');
  return [thing, amounts, ...changes.map(changeText)].filter((line) => line !== '');
}

function changeText({ question, before }: ClubAction['changes'][number]): string {
  if (before === null) return texts.changedHealth(question);
  return before === '' ? texts.changedEmpty(question) : texts.changed(question, before);
}

function textOf(known: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
