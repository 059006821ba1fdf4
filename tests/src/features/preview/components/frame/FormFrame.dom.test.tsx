import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormFrame } from '#src/features/preview/components/frame/FormFrame.tsx';
import type { PreviewedForm } from '#src/features/preview/state/frameMessages.ts';
import { previewTexts } from '#src/texts/nl/preview.ts';

const form: PreviewedForm = {
  sections: [{ title: 'Algemeen', fields: [] }],
  name: '',
  courses: [],
  newsletter: [],
  newsletterTexts: { label: '', question: '', newsletter: { help: '' } },
  club: undefined,
};

test('FormFrame sends the form each time that the frame reports ready, also after a reload', async () => {
  const screen = await render(<FormFrame form={form} width={390} onFilledIn={() => {}} />);
  const frame = screen.getByTitle(previewTexts.frame).element() as HTMLIFrameElement; // FormFrame always renders an iframe
  const { promise: loaded, resolve } = Promise.withResolvers<Event>();
  frame.addEventListener('load', resolve);
  await loaded;
  const target = frame.contentWindow;
  if (!target) throw new Error('No window in the frame');
  const post = vi.spyOn(target, 'postMessage');
  const sayReady = () =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: window.location.origin,
        source: target,
        data: { type: 'clubpoort:preview-ready' },
      }),
    );
  sayReady();
  await expect.poll(() => post.mock.calls).toHaveLength(1);
  sayReady();
  await expect.poll(() => post.mock.calls).toHaveLength(2);
  expect(post).toHaveBeenLastCalledWith({ type: 'clubpoort:preview-form', form }, window.location.origin);
});
