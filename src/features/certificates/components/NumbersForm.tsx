import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { post } from '#src/api/call.ts';
import { type AwaitedCertificate, parseNumbersGiven } from '#src/api/entities/orders/certificate.ts';
import { certificatesTexts } from '#src/texts/nl/certificates.ts';
import { showNotice } from '../../notices/index.ts';
import { PersonForm, type PersonValues } from '../../person-form/index.ts';
import { numberSections } from '../view/awaitedView.ts';

/** Asks the national numbers that one certificate waits for. They are kept in no draft. */
export function NumbersForm({ awaited }: { awaited: AwaitedCertificate }) {
  const sections = useMemo(() => numberSections(awaited), [awaited]);
  return (
    <PersonForm
      sections={sections}
      about={{ subject: 'other' }}
      action={certificatesTexts.awaited.action}
      save={useGiveNumbers(awaited)}
    />
  );
}

/** Sends the numbers that a certificate waits for. Throws the server's failure, for the form. */
function useGiveNumbers({ club, uid, year }: AwaitedCertificate) {
  const client = useQueryClient();
  return async ({ text }: PersonValues) => {
    const numbers = { child_number: text('child_number'), debtor_number: text('debtor_number') };
    const { result } = await post('give_national_numbers', { issuer: club.nid, uid, year, ...numbers });
    const { issued } = parseNumbersGiven(result);
    showNotice({
      tone: 'success',
      message: issued > 0 ? certificatesTexts.awaited.issued : certificatesTexts.awaited.kept,
    });
    await client.invalidateQueries({ queryKey: ['certificates'] });
  };
}
