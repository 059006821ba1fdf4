import type { SectionInFile } from '#schemas/club-file/questionInFile.ts';
import type { FoundFault } from '../../texts/fault.ts';

type Section = Pick<SectionInFile, 'title' | 'course' | 'step' | 'visibleWhen' | 'checks'>;

/**
 * Finds sections with a step, a condition or rules whose title another section has. The database keeps a section as the title
 * of its questions, so that the two would become one.
 */
export function sectionFaults(sections: readonly Section[], path: string): FoundFault[] {
  return sections.flatMap((section, index) => {
    const first = sections.findIndex((other) => nameOf(other) === nameOf(section));
    const before = sections[first];
    const isPlain = ![section, before].some((one) => one?.step || one?.visibleWhen || one?.checks);
    if (first === index || isPlain) return [];
    return [
      {
        path: `${path}[${index}].title`,
        say: ({ faults }, placeOf) => faults.sameSection(placeOf(`${path}[${first}]`)),
      },
    ];
  });
}

function nameOf({ title, course = '' }: Section): string {
  return JSON.stringify([title, course]);
}
