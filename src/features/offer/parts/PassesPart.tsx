import { centsOf, formatEuros } from '#rules/money.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { listPieces } from '../schema/pieces.ts';
import { copied } from '../state/editedItems.ts';
import { newPass } from '../state/newItems.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { ItemsPart } from './ItemsPart.tsx';
import type { OfferPartProps } from './offerPartProps.ts';
import { PieceForms } from './pieces/PieceForms.tsx';

type Pass = OfferFile['passes'][number];

const pieces = [{ ...listPieces.passes, title: texts.pieces.item }];

/** The cards with turns that a club sells. */
export function PassesPart({ club, editing, opened, item, faults, focus }: OfferPartProps) {
  const { state, change } = editing;
  const { content } = state;
  return (
    <ItemsPart<Pass>
      {...{ club: club.url, part: 'beurtenkaarten', open: item, items: content.passes }}
      published={opened.content.passes}
      titleOf={({ label }) => label}
      noteOf={noteOf}
      create={() => newPass(texts.list.add.beurtenkaarten)}
      copyOf={(pass) => ({ ...copied(pass), label: texts.list.copyOf(pass.label) })}
      onItems={(changeItems, what) =>
        change((file) => ({ ...file, passes: [...changeItems(file.passes)] }), what)
      }
    >
      {(pass, changePass) => (
        <PieceForms
          key={`${item} ${state.replaced}`}
          path="passes"
          pieces={pieces}
          value={pass}
          onChange={(changeValue, piece) =>
            // Cast is safe: the form is made of the schema of a pass.
            changePass((before) => changeValue(before) as Pass, texts.ofItem(piece, pass.label))
          }
          around={content}
          {...{ faults, focus }}
        />
      )}
    </ItemsPart>
  );
}

/** A new pass has no price until somebody says it. */
function noteOf({ price, credit }: Partial<Pass>): string {
  return price === undefined || credit === undefined ? '' : texts.price(formatEuros(centsOf(price)), credit);
}
