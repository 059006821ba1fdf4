import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Problem } from '../../questions/question-kind/problem.ts';
import type { Section } from '../../sections/question.ts';
import type { FormStore } from '../../store/formStore.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { fieldId } from '../field/fieldId.ts';
import { Accordion } from './Accordion.tsx';
import type { Panel } from './panel.ts';
import { Tabs } from './Tabs.tsx';

interface ArrangedSectionsProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly sections: readonly Section[];
  /** Draws a section by its index, with its title or without one. */
  readonly draw: (index: number, isTitled: boolean) => ReactNode;
}

/** The sections of a form of which some are in tabs or in an accordion. Sections that follow each other share one. */
export function ArrangedSections({ store, idPrefix, sections, draw }: ArrangedSectionsProps) {
  const visible = useStore(store.shell, (shell) => shell.visible);
  const refused = useStore(store.shell, (shell) => shell.refused);
  const { texts } = store.form;
  const panelOf = (index: number): Panel => {
    const { title = '', keys = [] } = sections[index] ?? {};
    const count = refused.filter(({ key }: Problem) => keys.includes(key)).length;
    return {
      id: fieldId(idPrefix, `panel-${index}`),
      title: title || fillIn(texts.stepUntitled, { n: index + 1 }),
      problems: count === 0 ? '' : fillIn(texts.problemCount, { n: count }),
      content: draw(index, false),
    };
  };
  return runsOf(sections).map(({ within, indexes }) => {
    const [first = 0] = indexes;
    if (within === undefined) return indexes.map((index) => draw(index, true));
    const panels = indexes
      .filter((index) => sections[index]?.keys.some((key) => visible.has(key)))
      .map(panelOf);
    if (panels.length === 0) return null;
    return within === 'tabs' ? (
      <Tabs key={`tabs-${first}`} panels={panels} />
    ) : (
      <Accordion key={`accordion-${first}`} panels={panels} />
    );
  });
}

interface Run {
  readonly within: 'tabs' | 'accordion' | undefined;
  readonly indexes: number[];
}

/** Sections that follow each other in the same sort of layout. */
function runsOf(sections: readonly Section[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, { layout }] of sections.entries()) {
    const last = runs.at(-1);
    if (last && last.within === layout?.in) last.indexes.push(index);
    else runs.push({ within: layout?.in, indexes: [index] });
  }
  return runs;
}
