import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/actions/Button.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { guardianTexts } from '#src/texts/nl/guardian.ts';
import { invitationsTexts } from '#src/texts/nl/invitations.ts';
import { mailConfirmationTexts } from '#src/texts/nl/mailConfirmation.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { unpaidInvoiceTexts } from '#src/texts/nl/unpaidInvoice.ts';

/** Width of the content of a phone of 390 px, without the edges of the page. */
const room = { width: 358 };

const bannerOf = (element: Element) => {
  const banner = element.closest('[class*="banner"]');
  if (!banner) throw new Error('the element is not in a banner');
  return banner.getBoundingClientRect();
};

test.each([
  unpaidInvoiceTexts.outstanding,
  invitationsTexts.banner(1),
  invitationsTexts.banner(12),
  invitationsTexts.bannerOffer,
  guardianTexts.waitsShort('Hilde Maes'),
  mailConfirmationTexts.banner.line,
  shellPartsTexts.update.text,
  shellPartsTexts.homeScreen.line,
])('Banner is one line on a phone that says "%s"', async (line) => {
  await page.viewport(390, 700);
  const screen = await render(
    <div style={room}>
      <Banner
        tone="info"
        detail="Te betalen tegen 11/12/2026"
        action={<Button>Bekijken</Button>}
        onDismiss={() => {}}
      >
        {line}
      </Banner>
    </div>,
  );
  expect(bannerOf(screen.getByText(line).element()).height).toBeLessThanOrEqual(56);
});

test('Banner unfolds on a phone by a press on its line, and folds again by the keyboard', async () => {
  await page.viewport(390, 700);
  const screen = await render(
    <div style={room}>
      <Banner tone="info" detail="Te betalen tegen 11/12/2026" action={<Button>Bekijken</Button>}>
        Je hebt een openstaande kostennota
      </Banner>
    </div>,
  );
  const action = screen.getByRole('button', { name: 'Bekijken' });
  const fold = screen.getByRole('button', { name: 'Toon het hele bericht' });
  await expect.element(action).not.toBeInTheDocument();
  const line = bannerOf(fold.element());
  await userEvent.click(document.body, { position: { x: line.left + 40, y: line.top + 20 } });
  await expect.element(action).toBeVisible();
  await expect.element(screen.getByText('Te betalen tegen 11/12/2026')).toBeVisible();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(action).not.toBeInTheDocument();
});

test('Banner shows everything at once on a wide screen, with nothing to unfold', async () => {
  await page.viewport(900, 700);
  const screen = await render(
    <Banner tone="info" detail="Te betalen tegen 11/12/2026" action={<Button>Bekijken</Button>}>
      Je hebt een openstaande kostennota
    </Banner>,
  );
  await expect.element(screen.getByText('Te betalen tegen 11/12/2026')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Bekijken' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Toon het hele bericht' })).not.toBeInTheDocument();
});

test('Banner keeps its button and a long address off its edge on a phone', async () => {
  await page.viewport(390, 700);
  const address = 'nieuw-1795611764560-met-een-heel-lange-naam@voorbeeld.example.org';
  const screen = await render(
    <Banner tone="info" detail={`Open de link in de mail aan ${address}`} action={<Button>Bekijken</Button>}>
      Bevestig je e-mailadres
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toon het hele bericht' }));
  const button = screen.getByRole('button', { name: 'Bekijken' }).element();
  const edge = bannerOf(button).right;
  expect(edge - button.getBoundingClientRect().right).toBeGreaterThanOrEqual(8);
  const text = screen.getByText(/heel-lange-naam/).element();
  expect(edge - text.getBoundingClientRect().right).toBeGreaterThanOrEqual(8);
});
