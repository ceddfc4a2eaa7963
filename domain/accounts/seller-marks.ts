/** What the club says of a seller after looking at papers. */
export const SELLER_MARKS = ["name", "address", "cattery", "club_member"] as const;
export type SellerMark = (typeof SELLER_MARKS)[number];
