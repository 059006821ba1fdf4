import { Suspense, useMemo } from 'react';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { offerLookTexts as texts } from '#src/texts/nl/offerLook.ts';
import { pictureStore } from '../look/picture/offerPictures.ts';
import { isWanted } from '../look/problemOf.ts';
import { teachersOf } from '../look/teacherPictures.ts';
import type { OfferPartProps } from './offerPartProps.ts';
import { FoldedPiece } from './pieces/PieceForms.tsx';

const LookField = lazyPart(async () => (await import('../look/LookField.tsx')).LookField);
const TeacherPictures = lazyPart(async () => (await import('../look/TeacherPictures.tsx')).TeacherPictures);

type LookPiecesProps = Pick<OfferPartProps, 'club' | 'editing' | 'faults' | 'focus'>;

const loading = (
  <Loading label={offerTexts.loading}>
    <Skeleton shape="line" count={3} />
  </Loading>
);

/** The look of the club and the pictures of its teachers, among the forms of the club. */
export function LookPieces({ club, editing, faults, focus }: LookPiecesProps) {
  const { content } = editing.state;
  const store = useMemo(() => pictureStore(club.nid), [club.nid]);
  const shown = { store, faults, focus };
  return (
    <>
      <FoldedPiece
        title={offerTexts.pieces.look}
        isWanted={['/color', '/font', '/logo', '/image'].some((field) => isWanted(field, faults, focus))}
      >
        <Suspense fallback={loading}>
          <LookField
            value={content.club}
            onChange={(changed, what) =>
              editing.change(
                (file) => ({ ...file, club: { ...file.club, ...changed } }),
                offerTexts.changed(what),
              )
            }
            {...shown}
          />
        </Suspense>
      </FoldedPiece>
      {teachersOf(content).length > 0 && (
        <FoldedPiece title={texts.teachers.title} isWanted={isWanted('/teacherPictures', faults, focus)}>
          <Suspense fallback={loading}>
            <TeacherPictures
              file={content}
              onChange={(change, teacher) => editing.change(change, texts.teachers.changed(teacher))}
              {...shown}
            />
          </Suspense>
        </FoldedPiece>
      )}
    </>
  );
}
