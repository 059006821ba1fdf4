import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Cents, formatEuros, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { CourseStop, StoppedCourse } from '#src/api/entities/management/courseStop.ts';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Loaded } from '#src/features/failures/index.ts';
import { correctionsTexts } from '#src/texts/nl/corrections.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { CertificatesAbout } from '../ledger/booking/CertificatesAbout.tsx';
import { today } from '../ledger/booking/MoneyFields.tsx';
import styles from './StopCourse.module.css';
import { courseStopQuery, type StopWish, useStopCourse } from './stopQueries.ts';

const texts = correctionsTexts.stop;

interface StopCourseProps {
  /** The club's nid. */
  club: number;
  course: { readonly nid: number; readonly title: string };
  onClose: () => void;
}

/** The dialog in which a manager stops a course from some day on, and gives back what the lessons that are lost cost. */
export function StopCourse({ club, course, onClose }: StopCourseProps) {
  const [from, setFrom] = useState(today());
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const [seen, setSeen] = useState<{ readonly wish: string; readonly effect: StoppedCourse }>();
  const { preview, confirm } = useStopCourse({ club, course: course.nid }, course.title);
  const isDay = from !== '' && from >= today();
  const query = useQuery({ ...courseStopQuery({ club, course: course.nid }, from), enabled: isDay });
  const stop = isDay ? query.data : undefined;
  const amounts = stop ? amountsOf(stop, typed) : [];
  const wish = stop && wishOf(stop, { from, reason: reason.trim(), amounts });
  const written = wish ? JSON.stringify(wish) : '';
  // What was computed for other amounts says nothing about these.
  const effect = seen?.wish === written ? seen.effect : undefined;
  const look = () => {
    setChecked(true);
    confirm.reset();
    if (wish && wish.reason !== '' && wish.lessons > 0)
      preview.mutate(wish, { onSuccess: (found) => setSeen({ wish: written, effect: found }) });
  };
  const go = (agreed: StoppedCourse['amounts']) =>
    wish &&
    confirm.mutate(
      { ...wish, agreed },
      {
        onSuccess: onClose,
        // Somebody else changed something, so the manager looks again.
        onError: (error) => refusalOf(error) && setSeen(undefined),
      },
    );
  const sum = amounts.reduce((all: Cents, { cents = 0 }) => all + cents, 0);
  return (
    <BookingDialog
      title={texts.title(course.title)}
      onClose={onClose}
      keep={texts.keep}
      onSave={() => (effect ? go(effect.amounts) : look())}
      save={effect ? (sum > 0 ? texts.save(formatEuros(sum)) : texts.saveFree) : texts.look}
      variant={effect ? 'danger' : 'primary'}
      busy={preview.isPending || confirm.isPending}
      error={preview.error ?? confirm.error}
    >
      <p>{texts.lead}</p>
      <TextField
        type="date"
        label={texts.from}
        min={today()}
        value={from}
        onChange={(day) => {
          setFrom(day);
          setTyped(new Map());
        }}
        error={isDay ? (stop?.lessons.left === 0 ? texts.noLessons : undefined) : texts.pastDay}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        onChange={setReason}
        maxLength={300}
        error={isChecked && reason.trim() === '' ? texts.noReason : undefined}
      />
      {isDay && (
        <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
          {(found) =>
            found.lessons.left > 0 && (
              <Proposal
                stop={found}
                amounts={amountsOf(found, typed)}
                onType={(registration, text) => setTyped(new Map([...typed, [registration, text]]))}
                sum={sum}
              />
            )
          }
        </Loaded>
      )}
      {stop && <CertificatesAbout certificates={stop.certificates} />}
      {effect && <StopEffect effect={effect} />}
    </BookingDialog>
  );
}

interface TypedAmount {
  readonly registration: number;
  readonly text: string;
  /** undefined: not an amount that can go back. */
  readonly cents: Cents | undefined;
}

/** The amounts as they were typed, or else as they are proposed. */
function amountsOf(stop: CourseStop, typed: ReadonlyMap<number, string>): readonly TypedAmount[] {
  return stop.registrations.map(({ registration, most, proposal }) => {
    const text = typed.get(registration) ?? writeEuros(proposal);
    const cents = readEuros(text);
    return { registration, text, cents: cents !== undefined && cents <= most ? cents : undefined };
  });
}

interface Typed {
  readonly from: string;
  readonly reason: string;
  readonly amounts: readonly TypedAmount[];
}

/** undefined where an amount is none. */
function wishOf({ lessons }: CourseStop, { amounts, ...typed }: Typed): StopWish | undefined {
  const give = amounts.flatMap(({ registration, cents }) =>
    cents === undefined ? [] : [{ registration, amount: cents }],
  );
  return give.length === amounts.length ? { ...typed, lessons: lessons.left, give } : undefined;
}

interface ProposalProps {
  stop: CourseStop;
  amounts: readonly TypedAmount[];
  onType: (registration: number, text: string) => void;
  sum: Cents;
}

/** What goes, and what each registration gets back. */
function Proposal({ stop, amounts, onType, sum }: ProposalProps) {
  const { lessons, waiting, turns, registrations } = stop;
  return (
    <>
      <div>
        <p>{texts.lessons(lessons.left, lessons.total)}</p>
        {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
        {turns > 0 && <p>{texts.turns(turns)}</p>}
      </div>
      {registrations.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <fieldset className={styles.give}>
          <legend className={styles.legend}>{texts.give}</legend>
          <p className={styles.hint}>{texts.giveHint}</p>
          <ul className={styles.list}>
            {registrations.map(({ registration, name, tariff, lessons: own, most }, place) => {
              const amount = amounts[place];
              if (most === 0)
                return (
                  <li key={registration}>
                    <p className={styles.name} dir="auto">
                      {name}
                    </p>
                    <p className={styles.hint}>{texts.free(tariff)}</p>
                  </li>
                );
              return (
                <li key={registration}>
                  <TextField
                    label={texts.backFor(name)}
                    hint={texts.share(tariff, own.left, own.total, formatEuros(most))}
                    inputMode="decimal"
                    autoComplete="off"
                    value={amount?.text ?? ''}
                    onChange={(text) => onType(registration, text)}
                    error={amount?.cents === undefined ? texts.wrongAmount(formatEuros(most)) : undefined}
                  />
                </li>
              );
            })}
          </ul>
          <p className={styles.sum} role="status">
            {texts.sum(formatEuros(sum))}
          </p>
        </fieldset>
      )}
    </>
  );
}

const shown = ['lapses', 'refunded', 'byHand'] as const;

/** What happens. It takes the focus, because it may be below the fold, and the button below it stops the course. */
function StopEffect({ effect: { amounts, mails } }: { effect: StoppedCourse }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={layout.stack1}>
      <Notice tone="info" role="status" title={texts.effect}>
        {shown
          .filter((one) => amounts[one] > 0)
          .map((one) => (
            <p key={one}>{texts.amounts[one](formatEuros(amounts[one]))}</p>
          ))}
        <p>{texts.mails(mails)}</p>
      </Notice>
    </div>
  );
}
