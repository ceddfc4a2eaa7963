import {
  acceptWaiting,
  applyToWait,
  declineWaiting,
  leaveWaiting,
  listOwnWaiting,
  listWaitingEntries,
  offerToWaiting,
  passOnKitten,
  takeBackOffer,
  takeKittenOffered,
} from "./entries.ts";
import {
  getWaitingList,
  listOwnWaitingLists,
  listWaitingListsOfCattery,
  openWaitingList,
  setWaitingListOpen,
} from "./lists.ts";

export const waitingHandlers = {
  "GET /waiting-lists/{id}": getWaitingList,
  "GET /catteries/{id}/waiting-lists": listWaitingListsOfCattery,
  "GET /me/waiting-lists": listOwnWaitingLists,
  "POST /waiting-lists": openWaitingList,
  "PUT /waiting-lists/{id}": setWaitingListOpen,
  "GET /waiting-lists/{id}/entries": listWaitingEntries,
  "POST /waiting-lists/{id}/entries": applyToWait,
  "GET /me/waiting": listOwnWaiting,
  "PUT /waiting/{id}/accept": acceptWaiting,
  "PUT /waiting/{id}/decline": declineWaiting,
  "PUT /waiting/{id}/offer": offerToWaiting,
  "PUT /waiting/{id}/take-back": takeBackOffer,
  "PUT /waiting/{id}/pass": passOnKitten,
  "PUT /waiting/{id}/leave": leaveWaiting,
  "POST /waiting/{id}/take": takeKittenOffered,
};
