import { formatEuros } from '#rules/money.ts';
import { formatList } from '#rules/writtenList.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import {
  type AnsweredInvoice,
  courseOfLine,
  type LostPlaceAnswer,
  type OrderQuestion,
} from '../../basket/index.ts';
import { useMembers } from '../../session/index.ts';

const texts = cartTexts.placeLost;

interface LostPlaceDialogProps {
  question: Extract<OrderQuestion, { about: 'place' }>;
  /** The cart as the screen showed it. */
  invoice: Pick<AnsweredInvoice, 'items'>;
}

/** Asks what to do for people whose place went to somebody else: nobody joins a waiting list unasked. */
export function LostPlaceDialog({ question: { lost, total, answer }, invoice }: LostPlaceDialogProps) {
  const family = useMembers();
  const members = family.status === 'known' ? family.members : [];
  const nameOf = (uid: number) => members.find((member) => member.uid === uid)?.firstName;
  const names = formatList([...new Set(lost.people.flatMap(({ uid }) => nameOf(uid) ?? []))]);
  const who = names === '' ? texts.somebody : names;
  const tariffs = new Set(lost.people.map(({ tariff }) => tariff));
  const isLost = (tariff: number | undefined) => tariff !== undefined && tariffs.has(tariff);
  const ordered = invoice.items.filter(({ type }) => type === 'tariff');
  const gone = ordered.filter(({ tariff }) => isLost(tariff));
  const what = formatList([...new Set(gone.map(courseOfLine))]);
  const say = (given: LostPlaceAnswer) => () => answer(given);
  return (
    <Dialog
      open
      onClose={say('stop')}
      title={tariffs.size > 1 ? texts.titleMany : texts.title}
      footer={
        <>
          <Button onClick={say('leave-out')}>{texts.leaveOut(who)}</Button>
          {lost.hasWaitingList && (
            <Button variant="primary" onClick={say('wait')}>
              {texts.join(who)}
            </Button>
          )}
        </>
      }
    >
      <p>{lost.hasWaitingList ? texts.ask(who, what) : texts.noList(what)}</p>
      {lost.hasWaitingList && <p>{total > 0 ? texts.notYetFor(who) : texts.notYet}</p>}
      {total > 0 && <p>{texts.rest(formatEuros(total))}</p>}
    </Dialog>
  );
}
