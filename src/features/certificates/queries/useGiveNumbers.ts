import { useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { type AwaitedCertificate, parseNumbersGiven } from '#src/api/entities/orders/certificate.ts';
import { certificatesTexts } from '#src/texts/nl/certificates.ts';
import { showNotice } from '../../notices/index.ts';
import type { PersonValues } from '../../person-form/index.ts';

const texts = certificatesTexts.awaited;

/** Sends the numbers that a certificate waits for. Throws the server's failure, for the form. */
export function useGiveNumbers({ club, uid, year }: AwaitedCertificate) {
  const client = useQueryClient();
  return async ({ text }: PersonValues) => {
    const numbers = { child_number: text('child_number'), debtor_number: text('debtor_number') };
    const { result } = await post('give_national_numbers', { issuer: club.nid, uid, year, ...numbers });
    const { issued } = parseNumbersGiven(result);
    showNotice({ tone: 'success', message: issued > 0 ? texts.issued : texts.kept });
    await client.invalidateQueries({ queryKey: ['certificates'] });
  };
}
