import { fillIn } from '@clubpoort/form-engine/headless';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { HealthContent } from '#server/db/schema/certificateContent.ts';
import type { PdfBlock } from '#server/pdf/pdfContent.ts';
import { nl } from '#server/texts/nl.ts';

const texts = nl.certificates;

/** Who signs, where and when, with room for the signature. */
export function signatureBlocks(
  { signatory, place, issuedOn }: Pick<HealthContent, 'signatory' | 'place' | 'issuedOn'>,
  { withStamp }: { readonly withStamp: boolean },
): readonly PdfBlock[] {
  const { name, capacity } = signatory;
  const signature = fillIn(texts.signature, { name, capacity });
  return [
    {
      kind: 'facts',
      facts: [
        [texts.signedAt, place],
        [texts.signedOn, formatIsoDay(issuedOn)],
        [texts.signedBy, name],
        [texts.capacity, capacity],
      ],
    },
    { kind: 'boxes', labels: withStamp ? [texts.stamp, signature] : [signature] },
  ];
}
