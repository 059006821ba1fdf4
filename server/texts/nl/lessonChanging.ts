/** The sentences about one lesson that is cancelled or moved. */
export const lessonChanging = {
  at: 'om',
  begun: 'Deze les is al begonnen.',
  same: 'Kies een ander moment: de les staat al zo in de agenda.',
  changedSince: 'Het aanbod van de club is intussen gewijzigd. Dit kan je niet meer ongedaan maken.',
  cancelled: '{course}: de les van {old} gaat niet door',
  moved: '{course}: de les van {old} verhuist naar {moment}',
};
