import { useMemo } from 'react';
import type { AwaitedCertificate } from '#src/api/entities/orders/certificate.ts';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';
import { PersonForm } from '../../person-form/index.ts';
import { useGiveNumbers } from '../queries/useGiveNumbers.ts';
import { numberSections } from '../view/awaitedView.ts';

/** Asks the national numbers that one certificate waits for. They are kept in no draft. */
export function NumbersForm({ awaited }: { awaited: AwaitedCertificate }) {
  const sections = useMemo(() => numberSections(awaited), [awaited]);
  return (
    <PersonForm
      sections={sections}
      about={{ subject: 'other' }}
      action={texts.awaited.action}
      save={useGiveNumbers(awaited)}
    />
  );
}
