import { Section } from '#src/components/layout/Section.tsx';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';
import type { FaultInside } from '../parts/PieceForms.tsx';
import type { OfferFile } from '../state/offerFile.ts';
import type { PictureStore } from './picture/offerPictures.ts';
import { PictureField } from './picture/PictureField.tsx';
import { problemOf } from './problemOf.ts';
import { teachersOf, withTeacherPicture } from './teacherPictures.ts';

const { teachers: texts } = offerLookTexts;

interface TeacherPicturesProps {
  file: OfferFile;
  /** @param teacher - the name of the teacher */
  onChange: (change: (file: OfferFile) => OfferFile, teacher: string) => void;
  store: PictureStore;
  faults: readonly FaultInside[];
  focus: string | undefined;
}

/** The pictures of the teachers whom the courses name. Nothing for a club without teachers. */
export function TeacherPictures({ file, onChange, store, faults, focus }: TeacherPicturesProps) {
  const teachers = teachersOf(file);
  if (teachers.length === 0) return null;
  const { teacherPictures = [] } = file.club;
  return (
    <Section id="stuk-lesgevers" title={texts.title} lead={<p>{texts.lead}</p>}>
      {teachers.map((teacher) => {
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
    </Section>
  );
}
