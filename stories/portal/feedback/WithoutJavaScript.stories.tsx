import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { inPortal } from '../inPortal.tsx';

/**
 * One sentence for people without JavaScript, about what the page can't do. Use it once on a page, where the part stands that doesn't
 * work. Only the server draws it: a browser with JavaScript, such as the one that shows this page, has an empty `noscript`.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/WithoutJavaScript',
  component: WithoutJavaScript,
  tags: ['autodocs'],
  args: { needs: 'enrolment' },
} satisfies Meta<typeof WithoutJavaScript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InABrowser: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).toBeEmptyDOMElement();
    await expect(canvasElement.innerText.trim()).toBe('');
  },
};
