-- Deciders mark sellers as members of the club, so they see who is one.
INSERT INTO club_rights (right_name, role_id) VALUES ('read_memberships', 4);
