import { serveContract } from "./contracts/contract-sheet.ts";
import { sendSigningCode, signContract } from "./contracts/sign-contract.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { confirmHandover, offerHandover } from "./hand-over.ts";
import { listReceivedOrders, listSentOrders } from "./list-orders.ts";
import { decideOnMessage, listMessageReports } from "./message-reports.ts";
import { listMessages, reportMessage, sendMessage } from "./messages.ts";
import { getOrder, setContact } from "./order-sheet.ts";
import { placeOrder } from "./place-order.ts";
import {
  answerQuestion,
  askSeller,
  getQuestion,
  listQuestionMessages,
  listQuestions,
  reportQuestion,
} from "./questions/questions.ts";
import { getReservation } from "./reservations/get-reservation.ts";
import {
  agreeToReservation,
  moveReservation,
  offerReservation,
} from "./reservations/move-reservation.ts";
import { sayHealth, sayPapers } from "./reservations/say-before-hand-over.ts";
import { decideOnReview, listReviewReports, reportReview } from "./review-reports.ts";
import { answerToReview, listReviewsOfOrder, listReviewsOfSeller, reviewOrder } from "./reviews.ts";
import { settleOrder } from "./settling.ts";

export const orderHandlers = {
  "POST /order": placeOrder,
  "GET /order": listReceivedOrders,
  "GET /order/buy": listSentOrders,
  "GET /order/{id}": getOrder,
  "PUT /order/{id}/contact": setContact,
  "GET /order/{id}/messages": listMessages,
  "POST /order/{id}/messages": sendMessage,
  "POST /order/{id}/messages/{messageId}/report": reportMessage,
  "POST /sales/{catId}/question": askSeller,
  "GET /questions": listQuestions,
  "GET /questions/{id}": getQuestion,
  "GET /questions/{id}/messages": listQuestionMessages,
  "POST /questions/{id}/messages": answerQuestion,
  "POST /questions/{id}/messages/{messageId}/report": reportQuestion,
  "GET /admin/message-reports": listMessageReports,
  "PUT /admin/message-reports/{id}": decideOnMessage,
  "PUT /order/{id}/settle": settleOrder,
  "GET /order/{id}/reviews": listReviewsOfOrder,
  "POST /order/{id}/review": reviewOrder,
  "POST /order/{id}/review/answer": answerToReview,
  "POST /order/{id}/reviews/{reviewId}/report": reportReview,
  "GET /admin/review-reports": listReviewReports,
  "PUT /admin/review-reports/{id}": decideOnReview,
  "GET /sales/reviews/{sellerId}": listReviewsOfSeller,
  "GET /order/{id}/reservation": getReservation,
  "POST /order/{id}/reservation": offerReservation,
  "PUT /order/{id}/reservation/agreed": agreeToReservation,
  "PUT /order/{id}/reservation": moveReservation,
  "PUT /order/{id}/health": sayHealth,
  "PUT /order/{id}/papers": sayPapers,
  "POST /order/{id}/contract/code": sendSigningCode,
  "PUT /order/{id}/contract": signContract,
  "GET /my/orders/{id}/contract.pdf": serveContract,
  "PUT /order/{id}/status": changeOrderStatus,
  "POST /order/{id}/hand-over": offerHandover,
  "PUT /order/{id}/hand-over": confirmHandover,
};
