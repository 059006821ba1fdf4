import type { RegistrationFormProps } from '@clubpoort/form-engine';
import { fakePorts } from './fakePorts.ts';
import { sectionsWith } from './sections.ts';

/** Shows the payload of a form on the page. */
export const showSent: RegistrationFormProps['onSubmit'] = async (payload) => {
  const output = document.createElement('output');
  output.className = 'sent';
  output.textContent = JSON.stringify(payload);
  document.body.append(output);
};

export const enrolProps = { sections: sectionsWith(), onSubmit: showSent };

const stars = { qid: 'stars', nid: 0, type: 'stars', question: 'Hoe goed ken je ons?', required: 1 };
const [section] = sectionsWith('file');

export const starsProps = {
  sections: [{ ...section, fields: [...(section?.fields ?? []), stars] }],
  ports: fakePorts,
  onSubmit: showSent,
};
