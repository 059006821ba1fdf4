import type { ReactNode } from 'react';
import { formatEuros } from '#rules/money.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { ManagedRegistrationDetail } from '#src/api/entities/management/managedRegistration.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import { lessonsText, PaymentPill, StatePill } from '../registrations/RegistrationPills.tsx';
import styles from './RegistrationDetail.module.css';

const { detail: texts, list } = managementTexts;

/** What the registration is, and how to reach the person or the holder of the family. */
export function FactsSection({ registration }: { registration: ManagedRegistrationDetail }) {
  const { tariff, trial, lessons, extras, role, since, open, birthdate, age, mail, phone, holder } =
    registration;
  return (
    <Section id="inschrijving" title={texts.facts}>
      <dl className={styles.facts}>
        <Fact name={list.columns.state}>
          <StatePill row={registration} />
        </Fact>
        <Fact name={list.columns.tariff}>
          {trial && lessons.length === 0 ? `${tariff} (${list.trial})` : tariff}
        </Fact>
        {lessons.length > 0 && <Fact name={list.trial}>{lessonsText(lessons)}</Fact>}
        {extras.length > 0 && (
          <Fact name={list.extras}>
            <span dir="auto">{extras.join(' · ')}</span>
          </Fact>
        )}
        {role !== '' && <Fact name={texts.role}>{role}</Fact>}
        <Fact name={list.columns.since}>{formatDay(since)}</Fact>
        <Fact name={list.columns.payment}>
          <PaymentPill row={registration} />
        </Fact>
        {open > 0 && <Fact name={texts.open}>{formatEuros(open)}</Fact>}
        {birthdate !== '' && (
          <Fact name={texts.birthdate}>
            {formatIsoDay(birthdate)}
            {age !== null && ` (${list.age(age)})`}
          </Fact>
        )}
        {mail !== '' && (
          <Fact name={texts.mail}>
            <MailLink mail={mail} />
          </Fact>
        )}
        {phone !== '' && (
          <Fact name={texts.phone}>
            <PhoneLink phone={phone} />
          </Fact>
        )}
        {holder && (
          <Fact name={texts.holder}>
            <span dir="auto">{holder.name}</span>
            {holder.mail !== '' && <MailLink mail={holder.mail} />}
            {holder.phone !== '' && <PhoneLink phone={holder.phone} />}
          </Fact>
        )}
      </dl>
    </Section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function MailLink({ mail }: { mail: string }) {
  return (
    <a className={styles.link} href={`mailto:${mail}`}>
      {mail}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  );
}
