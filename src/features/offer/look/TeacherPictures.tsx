import layout from '#src/components/layout/layout.module.css';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';
import type { OfferFile } from '../state/offerFile.ts';
import type { PictureStore } from './picture/offerPictures.ts';
import { PictureField } from './picture/PictureField.tsx';
import { type PointedFault, problemOf } from './problemOf.ts';
import { teachersOf, withTeacherPicture } from './teacherPictures.ts';

const { teachers: texts } = offerLookTexts;

interface TeacherPicturesProps {
  file: OfferFile;
  /** @param teacher - the name of the teacher */
  onChange: (change: (file: OfferFile) => OfferFile, teacher: string) => void;
  store: PictureStore;
  faults: readonly PointedFault[];
  focus: string | undefined;
}

/** The pictures of the teachers whom the courses name. */
export function TeacherPictures({ file, onChange, store, faults, focus }: TeacherPicturesProps) {
  const { teacherPictures = [] } = file.club;
  return (
    <div className={layout.stack3}>
      <p>{texts.lead}</p>
      {teachersOf(file).map((teacher) => {
        const at = teacherPictures.findIndex((one) => one.teacher === teacher);
        const picture = teacherPictures[at];
        return (
          <PictureField
            key={teacher}
            label={teacher}
            shape="teacher"
            store={store}
            value={picture && { file: picture.file, alt: picture.alt }}
            suggested={texts.alt(teacher)}
            {...problemOf(`/teacherPictures/${at}`, faults, focus)}
            onChange={(next) => onChange((now) => withTeacherPicture(now, teacher, next), teacher)}
          />
        );
      })}
    </div>
  );
}
