import { expect, test } from 'vitest';
import { holdView } from '#src/features/basket/view/holdView.ts';

test.each([
  [165_783, '', 'long', ''],
  [3601, '', 'long', ''],
  [3600, '60:00', 'calm', ''],
  [900, '15:00', 'calm', ''],
  [300.4, '5:01', 'calm', ''],
  [300, '5:00', 'soon', 'Je plaatsen zijn nog 5 minuten gereserveerd.'],
  [121, '2:01', 'soon', 'Je plaatsen zijn nog 5 minuten gereserveerd.'],
  [119.2, '2:00', 'warning', 'Je plaatsen zijn nog 2 minuten gereserveerd.'],
  [0.2, '0:01', 'warning', 'Je plaatsen zijn nog 2 minuten gereserveerd.'],
  [0, '0:00', 'ended', 'Je plaatsen zijn niet meer gereserveerd.'],
  [-30, '0:00', 'ended', 'Je plaatsen zijn niet meer gereserveerd.'],
])('holdView shows %d seconds', (seconds, clock, urgency, spoken) => {
  expect(holdView(seconds)).toEqual({ clock, urgency, spoken });
});
