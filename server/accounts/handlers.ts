import { confirmByCode, sendAddressCode } from "./settings/address-code.ts";
import { changeEmail } from "./settings/change-email.ts";
import { changePassword } from "./change-password.ts";
import { checkEmailExists } from "./check-email-exists.ts";
import { closeAccount } from "./settings/close-account.ts";
import { endDraft, getDraft, keepDraft } from "./drafts.ts";
import { editProfile } from "./edit-profile.ts";
import { endOtherSessions } from "./settings/end-other-sessions.ts";
import { listFavourites, saveFavourites, setFavourite, showFavourites } from "./favourites.ts";
import { handOver, takeOver } from "./hand-over.ts";
import { getMe, getSettings } from "./get-me.ts";
import { getOwnData } from "./settings/get-own-data.ts";
import {
  endSuspension,
  grantClubRole,
  revokeClubRole,
  setAdministrator,
  suspendMember,
} from "./members/change-club-member.ts";
import { listClubMembers } from "./members/list-club-members.ts";
import { confirmWithPasskey, getConfirmOptions } from "./passkeys/confirm-with-passkey.ts";
import {
  addPasskey,
  getCreationOptions,
  listPasskeys,
  removePasskey,
} from "./passkeys/keep-passkeys.ts";
import { getLoginOptions, loginWithPasskey } from "./passkeys/login-with-passkey.ts";
import { giveMark, listMarks, withdrawMark } from "./members/seller-marks.ts";
import { addKeptClub, changeKeptClub, listKeptClubs } from "./clubs/keep-clubs.ts";
import { listClubs } from "./clubs/list-clubs.ts";
import { listMembers } from "./members/list-members.ts";
import { listOwnCats } from "./list-own-cats.ts";
import { logClientFault } from "./log-client-fault.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { endOwnSession, listOwnSessions } from "./settings/own-sessions.ts";
import { openRecoveryLink } from "./recovery/open-recovery-link.ts";
import { register } from "./register.ts";
import { sendRecoveryEmail } from "./recovery/send-recovery-email.ts";
import { setUserPhoto } from "./set-user-photo.ts";
import { undoEmailChange } from "./settings/undo-email-change.ts";
import { verifyRecoveryCode } from "./recovery/verify-recovery-code.ts";

export const accountHandlers = {
  "POST /auth/register": register,
  "POST /auth/login": login,
  "POST /auth/logout": logout,
  "POST /auth/hand-over": handOver,
  "POST /auth/take-over": takeOver,
  "GET /auth/check-email-exists": checkEmailExists,
  "POST /send-recovery-email": sendRecoveryEmail,
  "POST /auth/verify-recovery-code": verifyRecoveryCode,
  "POST /auth/open-recovery-link": openRecoveryLink,
  "PUT /auth/change-password": changePassword,
  "POST /auth/undo-email-change": undoEmailChange,
  "GET /me": getMe,
  "PUT /me/edit": editProfile,
  "POST /me/useravaurl": setUserPhoto,
  "GET /me/settings": getSettings,
  "POST /me/address-code": sendAddressCode,
  "PUT /me/address-code": confirmByCode,
  "GET /admin/members/{id}/marks": listMarks,
  "POST /admin/members/{id}/marks": giveMark,
  "PUT /admin/marks/{id}/withdraw": withdrawMark,
  "PUT /me/change-email": changeEmail,
  "POST /me/end-other-sessions": endOtherSessions,
  "GET /me/sessions": listOwnSessions,
  "DELETE /me/sessions/{id}": endOwnSession,
  "POST /auth/passkey/options": getLoginOptions,
  "POST /auth/passkey": loginWithPasskey,
  "GET /me/passkeys": listPasskeys,
  "POST /me/passkeys/options": getCreationOptions,
  "POST /me/passkeys": addPasskey,
  "DELETE /me/passkeys/{id}": removePasskey,
  "POST /me/passkeys/confirm-options": getConfirmOptions,
  "POST /me/passkeys/confirm": confirmWithPasskey,
  "GET /me/draft": getDraft,
  "PUT /me/draft": keepDraft,
  "DELETE /me/draft": endDraft,
  "GET /me/data": getOwnData,
  "POST /me/close": closeAccount,
  "GET /me/cats": listOwnCats,
  "GET /me/favorites": listFavourites,
  "POST /me/favorite": setFavourite,
  "POST /me/favorites": saveFavourites,
  "GET /favorites": showFavourites,
  "GET /clubs": listClubs,
  "GET /admin/clubs": listKeptClubs,
  "POST /admin/clubs": addKeptClub,
  "PUT /admin/clubs/{id}": changeKeptClub,
  "GET /users": listMembers,
  "GET /admin/members": listClubMembers,
  "PUT /admin/members/{id}/administrator": setAdministrator,
  "PUT /admin/members/{id}/roles/{role}": grantClubRole,
  "DELETE /admin/members/{id}/roles/{role}": revokeClubRole,
  "PUT /admin/members/{id}/suspension": suspendMember,
  "DELETE /admin/members/{id}/suspension": endSuspension,
  "POST /logs/client": logClientFault,
};
