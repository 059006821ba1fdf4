import { freeUrl } from '#rules/offer/freeUrl.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { ColorField } from '../look/colour/ColorField.tsx';
import { listPieces } from '../schema/pieces.ts';
import { copied } from '../state/editedItems.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { withUrlOfTitle } from '../state/withUrlOfTitle.ts';
import { ItemsPart } from './ItemsPart.tsx';
import type { OfferPartProps } from './offerPartProps.ts';
import { PieceForms } from './pieces/PieceForms.tsx';

type Federation = OfferFile['federations'][number];

const pieces = [{ ...listPieces.federations, title: texts.pieces.item }];
const neutral = '#565c66';

/** The federations of which a club makes people a member. */
export function FederationsPart({ club, editing, opened, item, faults, focus }: OfferPartProps) {
  const { state, change } = editing;
  const { content } = state;
  const isTaken = (url: string) => content.federations.some((one) => one.url === url);
  return (
    <ItemsPart<Federation>
      {...{ club: club.url, part: 'federaties', open: item, items: content.federations }}
      published={opened.content.federations}
      titleOf={({ title }) => title}
      noteOf={({ cardText }) => cardText}
      create={() => ({
        ...{ url: freeUrl(texts.list.add.federaties, isTaken), title: texts.list.add.federaties },
        ...{ description: '', cardText: '', mail: '', color: neutral, seasonEnds: 'august' },
      })}
      copyOf={(federation) => ({
        ...{ ...copied(federation), title: texts.list.copyOf(federation.title) },
        url: freeUrl(federation.url, isTaken),
      })}
      onItems={(changeItems, what) =>
        change((file) => ({ ...file, federations: [...changeItems(file.federations)] }), what)
      }
    >
      {(federation, changeFederation) => (
        <>
          <PieceForms
            key={`${item} ${state.replaced}`}
            path="federations"
            pieces={pieces}
            value={federation}
            onChange={(changeValue, piece) =>
              changeFederation(
                // Cast is safe: the form is made of the schema of a federation.
                (before) => withUrlOfTitle(before, changeValue(before) as Federation, isTaken),
                texts.ofItem(piece, federation.title),
              )
            }
            around={content}
            {...{ faults, focus }}
          />
          <Section id="stuk-kleur" title={texts.cardColor}>
            <ColorField
              carriesText={false}
              value={federation.color}
              onChange={(color) =>
                changeFederation(
                  (before) => ({ ...before, color }),
                  texts.ofItem(texts.cardColor, federation.title),
                )
              }
            />
          </Section>
        </>
      )}
    </ItemsPart>
  );
}
