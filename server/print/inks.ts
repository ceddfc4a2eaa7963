/** The site's light colours (web/ui/tokens.css) in print. */
export const inks = {
  paper: "#fffdf8",
  wash: "#f8f1e6",
  ink: "#1f1a14",
  soft: "#5c5245",
  line: "#d9cdb8",
  accent: "#8e2f1e",
  onAccent: "#fffaf3",
  engraved: "#c9a58f",
  female: "#8c2f5d",
  male: "#23558a",
  second: "#2f5d50",
  strongLine: "#8a7d6a",
} as const;
