/** What mails and documents say about the payment of an order. */
export const paymentStates = {
  paymentStates: {
    /** On a document. A checkout that broke off is nothing to print. */
    labels: {
      free: 'Niets te betalen',
      paid: 'Betaald',
      'given-back': 'Gecrediteerd',
      'not-asked': 'Later te betalen',
      asked: 'Nog te betalen',
      late: 'Vervallen',
      'part-paid': 'Deels betaald',
      'in-bank': 'Betaling wordt verwerkt',
    },
    ask: 'Betaal {amount} tegen {day}.',
    /** What the family got twice has no day. */
    askWithoutDay: 'Betaal {amount}.',
    late: '{amount} was te betalen tegen {day}.',
    notAsked: 'Je hoeft nu niets te betalen: de club bezorgt je later een kostennota.',
    askedLater: 'De club vraagt {amount} pas later.',
    inBank: 'Je betaling wordt nog verwerkt. Bij een overschrijving kan dat enkele dagen duren.',
    placeKept: 'Tot en met {day} blijft je plaats gereserveerd.',
    placesKept: 'Tot en met {day} blijven de plaatsen gereserveerd.',
  },
} as const;
