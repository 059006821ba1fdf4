import type { WireQuestion, WireSection } from '@clubpoort/form-engine/headless';
import { fakePorts } from './fakePorts.ts';
import { sectionsWith } from './sections.ts';

/** Shows what a form sends on the page. */
export const showSent = async (payload: unknown) => {
  const output = document.createElement('output');
  output.className = 'sent';
  output.textContent = JSON.stringify(payload);
  document.body.append(output);
};

export const campProps = { onSubmit: showSent };

export const builderProps = {};

export const enrolProps = { sections: sectionsWith(), onSubmit: showSent };

const stars: WireQuestion = {
  qid: 'stars',
  nid: 0,
  type: 'stars',
  question: 'Hoe goed ken je ons?',
  required: 1,
};
const [section] = sectionsWith('file');
const starsSections: WireSection[] = section ? [{ ...section, fields: [...section.fields, stars] }] : [];

export const starsProps = {
  sections: starsSections,
  ports: fakePorts,
  onSubmit: showSent,
};
