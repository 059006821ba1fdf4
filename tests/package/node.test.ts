import { describe, expect, it } from 'vitest';
import { appOn } from './setup/appOn.ts';
import { reactNames } from './setup/consumerApps.ts';
import { run } from './setup/run.ts';

const runInNode = (folder: string, code: string) =>
  run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });

describe.each(reactNames)('the engine in plain Node, with %s', (react) => {
  const languages = ['nl', 'en', 'fr', 'de'].flatMap((language) => [
    `/texts/${language}`,
    `/builder/texts/${language}`,
  ]);
  it.each([
    '',
    '/headless',
    '/ajv',
    '/builder',
    '/builder/headless',
    '/element',
    '/rjsf-validator',
    ...languages,
  ])('imports the entry "%s" without a window', async (entry) => {
    const { folder } = appOn(react);
    const code = `
      const entry = await import('@clubpoort/form-engine${entry}');
      console.log(typeof window, Object.keys(entry).length > 0);
    `;
    expect(await runInNode(folder, code)).toBe('undefined true\n');
  });

  it('validates answers as in the browser', async () => {
    const { folder } = appOn(react);
    const code = `
      import { compileForm, validateAnswers } from '@clubpoort/form-engine/headless';
      import { sectionsWith } from './sections.ts';
      const problems = validateAnswers(compileForm(sectionsWith()), { mail_0: 'x' }, { today: '2026-11-20' });
      console.log(JSON.stringify(problems.map(({ key, message }) => [key, message])));
    `;
    expect(JSON.parse(await runInNode(folder, code))).toEqual([
      ['name_0', 'Vul dit veld in'],
      ['mail_0', 'Vul een geldig e-mailadres in'],
    ]);
  });

  it.each(['plain', 'whole'])(
    'renders a %s form to HTML for a strict page, without a warning',
    async (name) => {
      const { folder } = appOn(react);
      const html = await runInNode(
        folder,
        `import { render } from './render.ts';
       console.error = (said) => { throw new Error(said); };
       console.log(render('${name}'));`,
      );
      expect(html).toMatch(/^<form .*value="Zoë".*<\/form>\n$/s);
      // The policy refuses inline styles and scripts. React leaves a template when a Suspense boundary fails.
      expect(html).not.toMatch(/ style=|<script|<template/);
    },
  );
});
