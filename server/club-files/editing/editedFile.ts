import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { FormInFile, SectionInFile } from '#schemas/club-file/questionInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { BuiltForm } from '../../services/management/forms/builtForm.ts';
import { canonicalClubFile } from '../reading/canonicalClubFile.ts';
import { doubledFaults } from '../reading/doubledFaults.ts';
import { questionFaults } from '../reading/questionFaults.ts';
import { schemaFaults, unknownFault } from '../reading/schemaFaults.ts';
import type { Fault } from '../texts/fault.ts';
import { nl } from '../texts/nl.ts';
import { writeFaults } from '../texts/writeFaults.ts';

type EditedFile =
  | { readonly ok: true; readonly file: ClubFile }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const ofCourses = Type.Object({ questions: Type.Array(SectionInFile) });
const ofForm = Type.Object({ questions: FormInFile.properties.sections });
const validators = { ofCourses: Compile(ofCourses), ofForm: Compile(ofForm) };

/**
 * The file of a club with other questions in one of its forms. It is judged as a file of `npm run club` is, so that what a manager
 * saves can be exported and imported.
 */
export function editedFile(current: ClubFile, form: BuiltForm, sections: readonly object[]): EditedFile {
  const index = current.forms.findIndex(({ nid }) => nid === form.formNid);
  const course = current.courses.find(({ nid }) => nid === form.courseNid)?.url;
  const place = form.formNid === undefined ? 'questions' : `forms[${index}].sections`;
  const written = {
    questions: sections.map((section) => ({ ...section, ...(course !== undefined && { course }) })),
  };
  const schema = form.formNid === undefined ? ofCourses : ofForm;
  const filled: unknown = Value.Default(schema, written);
  const shape = (ok: boolean, errors: () => Parameters<typeof schemaFaults>[0]): readonly Fault[] => {
    if (ok) return [];
    const { faults, unknown } = schemaFaults(errors());
    return writeFaults([...faults, ...unknown.map(unknownFault)], { file: written, texts: nl });
  };
  if (form.formNid !== undefined) {
    const validator = validators.ofForm;
    if (!validator.Check(filled)) return { ok: false, faults: shape(false, () => validator.Errors(filled)) };
    const forms = current.forms.map((one, at) =>
      at === index ? { ...one, sections: filled.questions } : one,
    );
    return judged({ ...current, forms }, place);
  }
  const validator = validators.ofCourses;
  if (!validator.Check(filled)) return { ok: false, faults: shape(false, () => validator.Errors(filled)) };
  return judged({ ...current, questions: inTheirPlaces(current.questions, filled.questions, course) }, place);
}

function judged(file: ClubFile, place: string): EditedFile {
  const found = [...doubledFaults(file), ...questionFaults(file)].filter(({ path }) =>
    path.startsWith(place),
  );
  if (found.length > 0) return { ok: false, faults: writeFaults(found, { file, texts: nl }) };
  return { ok: true, file: canonicalClubFile(file) };
}

type Sections = ClubFile['questions'];

/** The sections of a registration form, with those of one course or of none replaced where they stand. */
function inTheirPlaces(all: Sections, edited: Sections, course: string | undefined): Sections {
  const isEdited = (section: Sections[number]) => section.course === course;
  const last = all.findLastIndex(isEdited);
  const rest = [...edited];
  const placed = all.flatMap((section, index) => {
    if (!isEdited(section)) return [section];
    // Sections beyond the former number stand behind the last one.
    return index === last ? rest.splice(0) : rest.splice(0, 1);
  });
  return last === -1 ? [...all, ...edited] : placed;
}
