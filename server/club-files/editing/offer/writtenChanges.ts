import { fillIn } from '@clubpoort/form-engine/headless';
import { fieldWord } from '#rules/offer/offerWords.ts';
import type { OfferPlan } from '#schemas/entities/management/offerEditor.ts';
import { nl } from '#server/texts/nl.ts';

/** The most changes that are written out. */
const most = 40;

/** Fields that name people. They stay out of texts that outlive those people's accounts. */
const ofPeople = ['teachers', 'teacherAccounts'].map((field) => `${fieldWord(field)}:`);

/** The changes of an offer as sentences to keep: `Het tarief “Jaar” wijzigt (prijs: € 100,00 → € 120,00)`. */
export function writtenChanges({ changes }: Pick<OfferPlan, 'changes'>): string[] {
  const written = changes.slice(0, most).map(({ sentence, lines }) => {
    const told = lines.filter((line) => !ofPeople.some((field) => line.startsWith(field)));
    return told.length === 0 ? sentence : `${sentence} (${told.join(', ')})`;
  });
  const rest = changes.length - written.length;
  const { one, many } = nl.plannedOffers.more;
  return rest === 0 ? written : [...written, rest === 1 ? one : fillIn(many, { count: rest })];
}
