import { fillIn } from '@clubpoort/form-engine/headless';
import type { OfferChange } from '#schemas/entities/management/offerEditor.ts';
import { nl } from '#server/texts/nl.ts';
import type { ImportPlan } from '../../importing/importClub.ts';
import type { PictureChange } from '../../pictures/planPictures.ts';

const { pictures: words } = nl.offerEditor.plan;

/** Describes the changed pictures of an offer in Dutch. What is new brings its picture along, and that needs no sentence of its own. */
export function shownPictures({ pictures, changes }: ImportPlan): OfferChange[] {
  const added = new Set(
    changes.flatMap(({ is, part }) => (is === 'added' ? `${part.kind} ${part.key}` : [])),
  );
  return pictures
    .filter(({ place: { owner } }) => !added.has(`${owner.kind} ${owner.key}`))
    .map((change) => ({
      ...{ is: 'changed' as const, course: courseOf(change), sentence: sentenceOf(change) },
      lines: linesOf(change),
      people: '',
    }));
}

function courseOf({ place: { owner } }: PictureChange): number | null {
  return owner.kind === 'course' ? (owner.nid ?? null) : null;
}

function sentenceOf({ place, before, shown }: PictureChange): string {
  const { owner, of } = place;
  if (owner.kind === 'logo') return shown ? words.logo : words.noLogo;
  if (!shown) return fillIn(words.removed, { of });
  return fillIn(shown.fid !== undefined && shown.fid === before?.fid ? words.text : words.added, { of });
}

function linesOf({ place: { image }, before }: PictureChange): string[] {
  return image && image.alt !== '' && image.alt !== before?.alt
    ? [fillIn(words.described, { alt: image.alt })]
    : [];
}
