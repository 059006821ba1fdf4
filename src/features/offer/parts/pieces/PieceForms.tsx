import { type ReactNode, Suspense, useState } from 'react';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import type { PointedFault } from '../../look/problemOf.ts';
import type { Surroundings } from '../../schema/offerSchema.ts';
import type { Piece } from '../../schema/pieces.ts';
import styles from '../OfferItems.module.css';
import type { OfferValue, PieceFormProps } from './PieceForm.tsx';

const PieceForm = lazyPart(async () => (await import('./PieceForm.tsx')).PieceForm);

interface PieceFormsProps {
  path: string;
  pieces: readonly (Piece & { readonly title: string; readonly isFolded?: boolean })[];
  value: OfferValue;
  /** Changes the object. @param piece - the title of the form that did */
  onChange: (change: (value: OfferValue) => OfferValue, piece: string) => void;
  around: Surroundings;
  faults: readonly PointedFault[];
  focus: string | undefined;
}

/** The forms of one object of the offer, each below its title. A folded one opens where somebody wants it, or for a fault in it. */
export function PieceForms({ path, pieces, value, onChange, around, faults, focus }: PieceFormsProps) {
  return pieces.map((piece) => {
    const form = (
      <LoadedPieceForm
        {...{ path, piece, value, around, faults, focus }}
        onChange={(change) => onChange(change, piece.title)}
      />
    );
    if (!piece.isFolded)
      return (
        <Section key={piece.id} id={`stuk-${piece.id}`} title={piece.title}>
          {form}
        </Section>
      );
    const wanted = [...faults.map((fault) => fault.path), ...(focus === undefined ? [] : [focus])];
    return (
      <FoldedPiece key={piece.id} title={piece.title} isWanted={wanted.some((one) => isInside(one, piece))}>
        {form}
      </FoldedPiece>
    );
  });
}

/** One form, with a placeholder while its code loads. */
export function LoadedPieceForm(props: PieceFormProps) {
  return (
    <Suspense
      fallback={
        <Loading label={texts.loading}>
          <Skeleton shape="line" count={3} />
        </Loading>
      }
    >
      <PieceForm {...props} />
    </Suspense>
  );
}

interface FoldedPieceProps {
  title: string;
  level?: 'h2' | 'h3';
  /** Beside the title. */
  note?: string | undefined;
  isWanted: boolean;
  children: ReactNode;
}

/** A part of the forms below its title, whose content is drawn once it is opened. */
export function FoldedPiece({ title, level: Heading = 'h2', note, isWanted, children }: FoldedPieceProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isWanted;
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        <Heading>{title}</Heading>
        {note !== undefined && <Pill>{note}</Pill>}
      </summary>
      {isOpen && children}
    </details>
  );
}

function isInside(pointer: string, { within, fields }: Piece): boolean {
  const inside = within === '' ? '' : `/${within}`;
  return fields.some((field) => `${pointer}/`.startsWith(`${inside}/${field}/`));
}
