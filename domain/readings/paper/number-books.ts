/** Registers, and the clubs that keep them. */
export const BOOKS: ReadonlySet<string> = new Set(
  (
    "LO LOX RX RIEX RIE RF FO PKR PR NLO CSRX EX KM LH PK SBT SBV SBS SBN SBP CS SR SRO CSSR BCSR MCSR IMP REF LOOF WCF TICA CFA ACFA ACF GCCF " +
    "NZCF CCCA QFA FASA FCCV FCCQ NSWCFA FIFE NRR SVERAK DEKZV ÖVEK KKÖ FFH FFB FNBE SRK SK KRL FPL FD FH FELIKAT MUNDIKAT ANFI ENFI AGI SCHK ČSCH " +
    "SZCH MAU ICU MFA RUI ICFA FARUS SFF WACC РКФ РСФ СФФ ФФР РФОК СФК КСУ МФА ФАРУС РК"
  ).split(" "),
);
