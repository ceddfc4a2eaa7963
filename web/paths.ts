/** Every address of the site, in one place. */
export const paths = {
  home: "/",
  market: "/market",
  saleProfile: (catId: number | string) => `/cat-profile-sell/${catId}`,
  allCats: "/allcats",
  allCatsOf: (ems: string) => `/allcats?breed=${ems.toLowerCase()}`,
  breeds: "/catbreeds",
  breed: (ems: string) => `/catbreeds/${ems.toLowerCase()}`,
  breedInbreeding: (ems: string) => `/catbreeds/${ems.toLowerCase()}/inbreeding`,
  catteryInbreeding: (id: number | string) => `/catteries/${id}/inbreeding`,
  /** A trial mating of two cats, either of which may still have to be chosen. */
  mating: (chosen: Readonly<Record<string, string | number | undefined>> = {}) => {
    // What is undefined is left out by JSON.
    const known = JSON.parse(JSON.stringify(chosen)) as Record<string, string>;
    const query = String(new URLSearchParams(known));
    return query ? `/mating?${query}` : "/mating";
  },
  partners: "/partners",
  privacy: "/privacy",
  terms: "/terms",
  handOver: "/hand-over",
  login: "/login",
  join: "/join",
  restore: "/restore",
  undoEmailChange: "/undo-email-change",
  my: "/my",
  buyOrders: "/my?show=buy-orders",
  sellOrders: "/my?show=sell-orders",
  myCatteries: "/my?tab=cattery",
  userPhoto: (userId: number | string) => `/users/${userId}/addphoto`,
  edit: "/edit",
  settings: "/settings",
  addCat: "/add",
  /** With its whole pedigree. */
  addCatWithPedigree: "/add/pedigree",
  addCatWithColour: "/addwithcolor",
  /** The new cat becomes the mother or father of this one. */
  addParentWithColour: (childId: number | string, sex: "male" | "female") =>
    `/addwithcolor?child=${childId}&p=${sex}`,
  favourites: "/favorites",
  cattery: "/cattery",
  editCattery: (id: number | string) => `/cattery/?id=${id}`,
  catteryPage: (id: number | string) => `/catteries/${id}`,
  cat: (catId: number | string) => `/cats/${catId}`,
  catTab: (
    catId: number | string,
    tab: "parents" | "pedigree" | "docs" | "selling" | "inbreeding",
  ) => `/cats/${catId}?tab=${tab}`,
  catSaleForm: (catId: number | string) => `/cats/${catId}/sale`,
  catPhoto: (catId: number | string) => `/cats/${catId}/addphoto`,
  catHistory: (catId: number | string) => `/cats/${catId}/history`,
  pedigreeGrid: (catId: number | string) => `/cats/${catId}/pedigree/edit`,
  addParent: (catId: number | string, sex: "male" | "female") =>
    `/cats/${catId}/addparent?p=${sex}`,
  updateCat: (catId: number | string) => `/cats/${catId}/update`,
  updateCatShort: (catId: number | string) => `/cats/${catId}/updateshort`,
  newDocument: (catId: number | string, kind: "metric" | "pedigree") =>
    `/cats/${catId}/${kind}/new`,
  document: (catId: number | string, kind: "metric" | "pedigree", id: number | string) =>
    `/cats/${catId}/${kind}/${id}`,
  credentials: (catId: number | string) => `/cats/${catId}/credentials`,
  newCredential: (catId: number | string) => `/cats/${catId}/credentials/new`,
  credential: (catId: number | string, id: number | string) => `/cats/${catId}/credentials/${id}`,
  adminCredentials: "/admin/credentials",
  descendants: (catId: number | string) => `/pedigree/${catId}/descendants`,
  verifyAny: "/verify",
  verify: (code: string) => `/verify/${code}`,
  readScan: (catId: number | string) => `/cats/${catId}/registrationai`,
  registration: (catId: number | string) => `/cats/${catId}/registration`,
  order: (catId: number | string) => `/order/${catId}`,
  orderSent: "/order/sent",
  savedSearches: "/my/searches",
  myOrder: (orderId: number | string) => `/my/orders/${orderId}`,
  defaultPage: "/defaultPage",
  admin: "/admin",
  adminMembers: "/admin/members",
  adminReports: "/admin/reports",
  sellerReviews: (memberId: number | string) => `/reviews/${memberId}`,
  adminMessages: "/admin/messages",
  reportAd: (catId: number | string) => `/cat-profile-sell/${catId}/report`,
  adminHistory: "/admin/history",
  adminChecks: "/admin/checks",
  myChecks: "/my/checks",
  myMerges: "/my/merges",
  myPapers: "/my/papers",
  myList: "/my/list",
  mergeCats: (keptId: number | string, goneId: number | string) =>
    `/cats/${keptId}/merge?other=${goneId}`,
  litters: "/litters",
  /** With the queen whose menu links there. */
  newLitter: (damId?: number) =>
    damId === undefined ? "/litters/new" : `/litters/new?dam=${damId}`,
  litter: (id: number | string) => `/litters/${id}`,
  import: "/import",
  importOf: (id: number | string) => `/import?id=${id}`,
  search: "/search",
  marketOf: (breed: string) => `/market?breed=${breed.toLowerCase()}`,
} as const;
