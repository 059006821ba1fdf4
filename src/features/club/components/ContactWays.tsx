import type { ReactNode } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Icon, type IconName } from '#src/components/icons/Icon.tsx';
import styles from './ContactWays.module.css';

interface ContactWaysProps {
  contact: Club['contact'];
  /** More ways, each a `ContactWay`. */
  children?: ReactNode;
}

/** Where a club is, and how to write to it or call it. */
export function ContactWays({ contact: { mail, phone, place }, children }: ContactWaysProps) {
  return (
    <ul className={styles.ways}>
      {place && (
        <ContactWay icon="pin">
          <span>{place}</span>
        </ContactWay>
      )}
      {mail && (
        <ContactWay icon="mail">
          <a href={`mailto:${mail}`}>{mail}</a>
        </ContactWay>
      )}
      {phone && (
        <ContactWay icon="phone">
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </ContactWay>
      )}
      {children}
    </ul>
  );
}

export function ContactWay({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon name={icon} />
      {children}
    </li>
  );
}
