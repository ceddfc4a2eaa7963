/** Every address of the site, said once. */
export const paths = {
  home: "/",
  market: "/market",
  saleProfile: (catId: number | string) => `/cat-profile-sell/${catId}`,
  allCats: "/allcats",
  breeds: "/catbreeds",
  partners: "/partners",
  privacy: "/privacy",
  terms: "/terms",
  login: "/login",
  join: "/join",
  restore: "/restore",
  undoEmailChange: "/undo-email-change",
  my: "/my",
  buyOrders: "/my?show=buy-orders",
  myCatteries: "/my?tab=cattery",
  userPhoto: (userId: number | string) => `/users/${userId}/addphoto`,
  edit: "/edit",
  settings: "/settings",
  addCat: "/add",
  addCatWithColour: "/addwithcolor",
  /** The new cat becomes the mother or father of this one. */
  addParentWithColour: (childId: number | string, sex: "male" | "female") =>
    `/addwithcolor?child=${childId}&p=${sex}`,
  favourites: "/favorites",
  cattery: "/cattery",
  editCattery: (id: number | string) => `/cattery/?id=${id}`,
  catteryPage: (id: number | string) => `/catteries/${id}`,
  cat: (catId: number | string) => `/cats/${catId}`,
  catTab: (catId: number | string, tab: "parents" | "pedigree" | "docs" | "selling") =>
    `/cats/${catId}?tab=${tab}`,
  catSaleForm: (catId: number | string) => `/cats/${catId}/sale`,
  catPhoto: (catId: number | string) => `/cats/${catId}/addphoto`,
  addParent: (catId: number | string, sex: "male" | "female") =>
    `/cats/${catId}/addparent?p=${sex}`,
  updateCat: (catId: number | string) => `/cats/${catId}/update`,
  updateCatShort: (catId: number | string) => `/cats/${catId}/updateshort`,
  newDocument: (catId: number | string, kind: "metric" | "pedigree") =>
    `/cats/${catId}/${kind}/new`,
  document: (catId: number | string, kind: "metric" | "pedigree", id: number | string) =>
    `/cats/${catId}/${kind}/${id}`,
  registration: (catId: number | string) => `/cats/${catId}/registration`,
  order: (catId: number | string) => `/order/${catId}`,
  orderSent: "/order/sent",
  defaultPage: "/defaultPage",
  admin: "/admin",
  marketOf: (breed: string) => `/market?breed=${breed.toLowerCase()}`,
} as const;
