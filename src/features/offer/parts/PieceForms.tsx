import { Suspense } from 'react';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import type { Surroundings } from '../schema/offerSchema.ts';
import type { Piece } from '../schema/pieces.ts';
import type { OfferValue } from './PieceForm.tsx';

const PieceForm = lazyPart(async () => (await import('./PieceForm.tsx')).PieceForm);

/** A fault of one object, at a JSON pointer in it. */
export interface FaultInside {
  readonly path: string;
  readonly message: string;
}

interface PieceFormsProps {
  path: string;
  pieces: readonly (Piece & { readonly title: string })[];
  value: OfferValue;
  /** Changes the object. @param piece - the title of the form that did */
  onChange: (change: (value: OfferValue) => OfferValue, piece: string) => void;
  around: Surroundings;
  faults: readonly FaultInside[];
  focus: string | undefined;
}

/** The forms of one object of the offer, each below its title. */
export function PieceForms({ path, pieces, value, onChange, around, faults, focus }: PieceFormsProps) {
  return pieces.map((piece) => (
    <Section key={piece.id} id={`stuk-${piece.id}`} title={piece.title}>
      <Suspense
        fallback={
          <Loading label={texts.loading}>
            <Skeleton shape="line" count={3} />
          </Loading>
        }
      >
        <PieceForm
          {...{ path, piece, value, around, faults, focus }}
          onChange={(change) => onChange(change, piece.title)}
        />
      </Suspense>
    </Section>
  ));
}
