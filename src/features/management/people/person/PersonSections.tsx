import { formatEuros } from '#rules/money.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubPerson } from '#src/api/entities/desk/clubPerson.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { StatePill } from '../../components/registrations/RegistrationPills.tsx';
import { PaperButtons } from '../../papers/PaperButtons.tsx';
import { managedRegistrationHref } from '../../view/managementHrefs.ts';
import { personHref } from '../../view/peopleHrefs.ts';
import styles from '../People.module.css';

const texts = clubPeopleTexts.person;

interface OfPerson {
  club: Club;
  person: ClubPerson;
}

/** The household, as far as the club knows it. Nothing for somebody alone. */
export function FamilySection({ club, person }: OfPerson) {
  if (person.family.length === 0) return null;
  return (
    <Section id="gezin" title={texts.family}>
      <ul className={styles.list}>
        {person.family.map(({ uid, name, mail, phone }) => (
          <li key={uid} className={styles.row}>
            <div className={styles.what}>
              <h3 className={styles.name} dir="auto">
                <Link to={personHref(club.url, uid)}>{name}</Link>
              </h3>
              <Detail>{[mail, phone].filter((one) => one !== '').join(' · ')}</Detail>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function RegistrationsSection({ club, person }: OfPerson) {
  return (
    <Section id="inschrijvingen" title={texts.registrations}>
      {person.registrations.length === 0 ? (
        <p className={styles.quiet}>{texts.noRegistrations}</p>
      ) : (
        <ul className={styles.list}>
          {person.registrations.map(({ kind, id, course, tariff, state, changedTo, since, open }) => (
            <li key={`${kind} ${id}`} className={styles.row}>
              <div className={styles.what}>
                <h3 className={styles.name} dir="auto">
                  <Link to={managedRegistrationHref({ club: club.url, course: course.nid, kind, id })}>
                    {course.title}
                  </Link>
                </h3>
                <Detail dir="auto">{[tariff, texts.since(formatDay(since))].join(' · ')}</Detail>
              </div>
              {open > 0 && <span className={styles.amount}>{texts.open(formatEuros(open))}</span>}
              <StatePill row={{ state, changedTo, position: null, offered: null }} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The invoices and the prepaid cards. */
export function MoneySections({ club, person }: OfPerson) {
  const search = `${person.fname} ${person.lname}`;
  return (
    <>
      <Section id="betalingen" title={texts.payments}>
        {person.payments.length === 0 ? (
          <p className={styles.quiet}>{texts.noPayments}</p>
        ) : (
          <ul className={styles.list}>
            {person.payments.map(({ order, number, placed, total, open }) => (
              <li key={order} className={styles.row}>
                <div className={styles.what}>
                  <h3 className={styles.name}>
                    <Link
                      to={hrefs.management({
                        ...{ club: club.url, part: 'betalingen', toon: 'alles' },
                        zoek: number === '' ? search : number,
                      })}
                    >
                      {number === '' ? texts.order : number}
                    </Link>
                  </h3>
                  <Detail>{[formatDay(placed), formatEuros(total)].join(' · ')}</Detail>
                </div>
                <PaidPill total={total} open={open} />
                <PaperButtons {...{ club, order }} hasInvoice={total > 0} about={number} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {person.cards.length > 0 && (
        <Section id="kaarten" title={texts.cards}>
          <ul className={styles.list}>
            {person.cards.map(({ label, credit, until }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id here, and stand in the order of purchase
              <li key={place} className={styles.row}>
                <p>{texts.card(label, credit)}</p>
                {until !== '' && <Detail>{texts.until(formatIsoDay(until))}</Detail>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function PaidPill({ total, open }: { total: number; open: number }) {
  if (open > 0) return <Pill tone="warning">{texts.open(formatEuros(open))}</Pill>;
  return <Pill tone="success">{total === 0 ? texts.free : texts.paid}</Pill>;
}

/** How often the person came, the absences that the family reported, and the messages of the club. */
export function AttendanceSection({ person }: Pick<OfPerson, 'person'>) {
  const { present, absent, excused } = person.attendance;
  return (
    <>
      <Section id="aanwezigheid" title={texts.attendance}>
        <p>
          {present + absent + excused === 0 ? texts.noAttendance : texts.attended(present, absent, excused)}
        </p>
        {person.absences.length > 0 && (
          <ul className={styles.list}>
            {person.absences.map(({ course, at }) => (
              <li key={`${course} ${at}`} className={styles.row}>
                {texts.reported(course, formatDay(at))}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="berichten" title={texts.messages}>
        {person.messages.length === 0 ? (
          <p className={styles.quiet}>{texts.noMessages}</p>
        ) : (
          <ul className={styles.list}>
            {person.messages.map(({ title, at }) => (
              <li key={`${title} ${at}`} className={styles.row}>
                <span dir="auto">{title}</span>
                <Detail>{formatDay(at)}</Detail>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
