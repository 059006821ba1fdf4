import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import { RegistrationForm } from '@clubpoort/form-engine';
import { useId, useState } from 'react';
import { eurosOf, formatEuros } from '#rules/money.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { DeskPayment } from '#schemas/entities/desk/deskRegistration.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { DeskRegistration } from '#src/api/entities/desk/deskRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import {
  browserPorts,
  ConditionsDialog,
  formProblems,
  saveOutcome,
  useFormToFill,
} from '#src/features/form-filling/index.ts';
import { offerHref, partOfType } from '#src/features/offer/index.ts';
import { useHasTask } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import detail from '../../components/detail/RegistrationDetail.module.css';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import { deskHref, personHref } from '../../view/peopleHrefs.ts';
import styles from '../People.module.css';
import { type Confirmed, type overrideOf, useDeskRegistration, type Wish } from './deskState.ts';

const texts = clubPeopleTexts.desk;

interface DeskConfirmProps {
  club: Club;
  wish: Wish;
  desk: DeskRegistration;
  /** The manager decides what the server says that they may. */
  onAllow: (may: keyof typeof overrideOf) => void;
  /** Asks for the price and the questions again. */
  onAgain: () => void;
  onDone: (registered: DeskRegistration) => void;
}

type Answered = Pick<Confirmed, 'answered'>;

/** The price, what stands in the way, the questions that nobody answered yet, and how it is paid. */
export function DeskConfirm({ club, wish, desk, onAllow, onAgain, onDone }: DeskConfirmProps) {
  const [pays, setPays] = useState<DeskPayment>('later');
  const { mutateAsync, isPending, error } = useDeskRegistration(club.nid);
  const total = eurosOf(desk.total);
  const register = async (answered: Answered = {}) =>
    onDone(await mutateAsync({ ...wish, ...answered, pays, total }));
  if (desk.problems.length > 0)
    return (
      <Notice tone="danger" role="alert" title={desk.similar.length > 0 ? texts.same : texts.problem}>
        {desk.problems.map((problem) => (
          <p key={problem} dir="auto">
            {problem}
          </p>
        ))}
        <KnownPeople club={club} people={desk.similar} />
        {desk.may !== 'nothing' && <Allow may={desk.may} onAllow={onAllow} />}
        <WaysOn club={club} wish={wish} desk={desk} />
      </Notice>
    );
  const end = (
    <>
      {total > 0 && <PaymentChoice pays={pays} onChange={setPays} />}
      <LedgerFailure error={error} />
    </>
  );
  const label = desk.waits ? texts.queue : total > 0 ? texts.saveFor(formatEuros(desk.total)) : texts.save;
  return (
    <>
      {desk.similar.length > 0 && (
        <Notice tone="warning" role="alert" title={texts.similar}>
          <p>{texts.similarHint}</p>
          <KnownPeople club={club} people={desk.similar} />
        </Notice>
      )}
      {desk.waits ? (
        <Notice tone="info" title={texts.queued}>
          <p>{desk.mailed === '' ? texts.queuedNoMail : texts.queuedHint}</p>
        </Notice>
      ) : (
        <Price desk={desk} />
      )}
      {desk.questions ? (
        <Questions club={club} questions={desk.questions} onAgain={onAgain} onSend={register} end={end}>
          <Button type="submit" variant="primary" busy={isPending}>
            {label}
          </Button>
        </Questions>
      ) : (
        <>
          {end}
          <div>
            {/* The failure is shown beside the button. */}
            <Button variant="primary" busy={isPending} onClick={() => register().catch(() => undefined)}>
              {label}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface AllowProps extends Pick<DeskConfirmProps, 'onAllow'> {
  may: keyof typeof overrideOf;
}

function Allow({ may, onAllow }: AllowProps) {
  return (
    <>
      <Button onClick={() => onAllow(may)}>{texts.may[may]}</Button>
      <p>{texts.mayHint}</p>
    </>
  );
}

/** Links out of a full group: to its number of places for whoever edits the offer, and to the choice of another group. */
function WaysOn({
  club: { nid, url: club },
  wish,
  desk: { full, uid },
}: Pick<DeskConfirmProps, 'club' | 'wish' | 'desk'>) {
  const hasOffer = useHasTask(nid, 'offer');
  if (full === null) return null;
  const place = { part: partOfType[full.type], item: String(full.course) };
  const waits = 'waiting' in wish.who && uid !== null;
  return (
    <>
      <div className={layout.row1}>
        {hasOffer && (
          <ButtonLink to={offerHref({ club, ...place, field: `/tariffs/${full.place}/capacity` })}>
            {texts.morePlaces}
          </ButtonLink>
        )}
        {waits && <ButtonLink to={deskHref(club, { member: uid })}>{texts.otherGroup}</ButtonLink>}
      </div>
      {waits && <p>{texts.otherGroupHint}</p>}
    </>
  );
}

/** People of the club who are, or may be, the new person: their file, and the desk for them. */
function KnownPeople({ club, people }: { club: Club; people: DeskRegistration['similar'] }) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.known}>
      {people.map(({ uid, name, birthdate }) => (
        <li key={uid}>
          <Link to={personHref(club.url, uid)}>
            <span dir="auto">{texts.known(name, birthdate === '' ? '' : formatIsoDay(birthdate))}</span>
          </Link>
          <ButtonLink to={deskHref(club.url, { member: uid })}>{texts.registerKnown(name)}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Price({ desk: { lines, total, family } }: Pick<DeskConfirmProps, 'desk'>) {
  return (
    <Section id="prijs" title={texts.price}>
      <dl className={detail.amounts}>
        {lines.map(({ what, amount, reductions }) => (
          <div key={what}>
            <dt dir="auto">
              {what}
              {reductions.map(({ name, amount: less }) => (
                <Detail key={name}>{`${name}: ${formatEuros(-less)}`}</Detail>
              ))}
            </dt>
            <dd>{formatEuros(amount)}</dd>
          </div>
        ))}
        {lines.length > 1 && (
          <div>
            <dt>{texts.total}</dt>
            <dd>{formatEuros(total)}</dd>
          </div>
        )}
      </dl>
      {family.length > 0 && (
        <p className={styles.quiet} dir="auto">
          {texts.family(formatList(family))}
        </p>
      )}
    </Section>
  );
}

const ways = ['later', 'cash', 'desk'] as const;

function PaymentChoice({ pays, onChange }: { pays: DeskPayment; onChange: (pays: DeskPayment) => void }) {
  const name = useId();
  return (
    <fieldset className={detail.money}>
      <legend>{texts.pays}</legend>
      {ways.map((way) => (
        <ChoiceCard
          key={way}
          type="radio"
          name={name}
          checked={way === pays}
          onChange={() => onChange(way)}
          title={texts.ways[way]}
        />
      ))}
    </fieldset>
  );
}

interface QuestionsProps {
  club: Club;
  questions: NonNullable<DeskRegistration['questions']>;
  onAgain: () => void;
  onSend: (answered: Answered) => Promise<void>;
  end: React.ReactNode;
  children: React.ReactNode;
}

/** The form of the club, as the family would fill it in. It is not kept as a draft: the next person at the desk is somebody else. */
function Questions({ club, questions, onAgain, onSend, end, children }: QuestionsProps) {
  const { sections, formVersion, courses } = questions;
  const [areConditionsOpen, setConditionsOpen] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const form = useFormToFill({
    ...{ sections, formVersion, courses, newsletter: [] },
    newsletterTexts: { label: '', question: '', newsletter: { help: '' } },
  });
  return (
    <Section id="vragen" title={texts.questions}>
      <RegistrationForm
        form={form.compiled}
        ports={browserPorts}
        subject="other"
        courses={courses}
        club={club.nid}
        privacy={{ href: hrefs.conditions({ club: club.url }), onOpen: () => setConditionsOpen(true) }}
        onSubmit={async ({ qids }) => {
          try {
            const outcome = await saveOutcome(onSend({ answered: { qids, formVersion } }));
            if (outcome.kind === 'problems') return { problems: formProblems(outcome.problems) };
            if (outcome.kind === 'form-changed') setChanged(true);
            return outcome.kind === 'saved' ? undefined : 'unsent';
          } catch {
            // Shown above the button.
            return 'unsent';
          }
        }}
      >
        {hasChanged && (
          <Notice tone="warning" role="alert">
            <p>{texts.changed}</p>
            <Button onClick={onAgain}>{texts.check}</Button>
          </Notice>
        )}
        <div className={styles.reading}>
          {end}
          <div>{children}</div>
        </div>
      </RegistrationForm>
      <ConditionsDialog club={club} open={areConditionsOpen} onClose={() => setConditionsOpen(false)} />
    </Section>
  );
}
