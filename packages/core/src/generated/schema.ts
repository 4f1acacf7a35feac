// Generated from openapi/ by `npm run gen`. Do not edit.

export interface paths {
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refresh the session
         * @description A use, as any call with the token is: it puts off the end of a session that nobody uses, up to the end that every session has. The same token may be returned.
         */
        get: operations["refreshSession"];
        put?: never;
        /**
         * Sign in
         * @description Wrong credentials are 400 INVALID_CREDENTIALS, never 401, and never tell whether the e-mail exists. Ten wrong passwords in fifteen minutes make further ones wait; they are counted apart on each device on which the user has signed in before, which `deviceTokens` proves.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Revokes the token.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the signed-in user is signed in
         * @description The session of the call first, then those used last.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out of all other devices
         * @description Ends every session of the user but the one of the call, and forgets the devices that they began on: signing in there again is told by e-mail.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out of one device
         * @description Ends a session of the user, which may be the one of the call, and forgets the device that it began on, unless the session of the call goes on there.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the password reset link
         * @description Answers 204 for every well-formed e-mail, known or not.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of the link
         * @description 400 TOKEN_EXPIRED for an unknown, used or expired token; 400 WEAK_PASSWORD.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/userLogged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user with their customer */
        get: operations["getLoggedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new e-mail with the token of the link that was sent to it
         * @description 400 EMAIL_LINK_EXPIRED for an unknown, used or expired token; 400 EMAIL_UNAVAILABLE when somebody has taken the e-mail meanwhile. Ends every session of the user and tells the old e-mail.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of the same customer
         * @description Staff get the users of the firm.
         */
        get: operations["listUsers"];
        /**
         * Change the signed-in user
         * @description Only an admin grants `customerAdmin` or takes it away. Another e-mail needs `currentPassword` and stays `pendingEmail` until it is confirmed by the link that is sent to it.
         */
        put: operations["updateLoggedUser"];
        /**
         * Add a user to the customer
         * @description The new user gets an e-mail with a link that sets their password, and begins in the active business, without one in the only one that the caller has: whoever follows the link can work at once. 400 EMAIL_UNAVAILABLE for an e-mail that cannot be used, whoever has it. Only an admin grants `customerAdmin`; the firm may keep user management to admins.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications of the user, newest first */
        get: operations["listNotifications"];
        /**
         * Mark all notifications as read
         * @description Those that the list shows; those of another business stay unread.
         */
        put: operations["readNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notifications/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The user has opened the bell
         * @description None that the list shows is unseen any more, and those of another business stay so; each stays unread until it is opened.
         */
        put: operations["seeNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the user is told of, and how
         * @description Each kind of news on each channel. What is required stays on, whatever is asked.
         */
        get: operations["getNotificationSettings"];
        /**
         * Turn a kind of news on or off, on one channel
         * @description 409 NOTIFICATION_REQUIRED for turning off what the law or the contract needs.
         */
        put: operations["changeNotificationSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a notification as read */
        put: operations["readNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own password
         * @description 400 PASSWORD_INCORRECT, PASSWORD_MISMATCH or WEAK_PASSWORD, each at its field. The other sessions of the user end.
         */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user of the same customer
         * @description Staff may read every user.
         */
        get: operations["getUser"];
        /**
         * Change a user of the same customer
         * @description Only an admin grants `customerAdmin` or takes it away. Nobody changes the e-mail or the rights of a user with as many rights as their own or more: an account is recovered by its e-mail. Of the firm, only its admins change either. Another e-mail needs `currentPassword`, of who makes the change, and stays `pendingEmail` until it is confirmed by the link that is sent to it; then the sessions of the user end.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Remove a user; an heir takes over what they were responsible for
         * @description The heir goes into the body, and may also be given as a query parameter. Demands, documents, reminders and followed demands pass to the heir. Places on private demands pass to nobody; the private demands that the user raised wait for whom an admin of the firm or a super admin names. The heir joins the businesses of the demands, which nobody but a super admin does by naming themselves. Nobody removes themselves, nor a user with as many rights as their own or more; among staff, only admins of the firm remove anybody. They can undo it for 30 days; the customer's admins are told.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/heirBusinesses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Businesses that an heir would join by the removal of a user
         * @description Those of the demands that pass to the heir, which the heir has no access to so far; asked before `deleteUser`, by who may remove the user.
         */
        get: operations["listHeirBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/pendingEmail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back a requested e-mail before it is confirmed
         * @description For whoever is shown `pendingEmail`: whose account it is, who asked for the change, and the firm's people. The links that were sent for it end. 404 where that e-mail does not wait for its confirmation, as when another was asked for meanwhile.
         */
        delete: operations["withdrawEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/privateDemands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Removed users whose private demands wait for somebody to be named
         * @description Who has waited longest first, a hundred at most: whoever is named for takes the next one's place. How many demands there are, and which, is told to nobody but who gets them.
         */
        get: operations["listWaitingPrivateDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/privateDemands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name who gets the private demands that a removed user raised
         * @description Never who removed the user. 404 where nobody of the customer was removed under this id.
         */
        put: operations["handPrivateDemandsOver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/demandTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a type of demands
         * @description 409 when the firm has a type of that name, in any case and with or without accents.
         */
        post: operations["createFirmDemandType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/demandTypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a type of demands
         * @description 409 while demands are of it, and for a type that rules know by name.
         */
        delete: operations["deleteFirmDemandType"];
        options?: never;
        head?: never;
        /**
         * Rename a type of demands, or take it out of use
         * @description Demands of the type follow its name. 409 for a name that rules know the type by.
         */
        patch: operations["updateFirmDemandType"];
        trace?: never;
    };
    "/firm/demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Demands of all customers */
        get: operations["listFirmDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/demands/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give a demand to a person of the firm */
        patch: operations["assignDemand"];
        trace?: never;
    };
    "/firm/demands/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Promise another day of delivery */
        patch: operations["setDemandForecast"];
        trace?: never;
    };
    "/firm/demands/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an entry of a conversation
         * @description 409 for a change of status, which is history.
         */
        delete: operations["deleteDemandItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a document of a customer
         * @description A document that is sent to the customer now is told of as a new one.
         */
        patch: operations["updateFirmDocument"];
        trace?: never;
    };
    "/firm/journeyTypes/{id}/preJourneyDemands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a demand prepares a journey
         * @description 409 for a demand that belongs to a journey already.
         */
        post: operations["linkPreJourneyDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/journeyTypes/{id}/preJourneyDemands/{demandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Say that a demand no longer prepares a journey */
        delete: operations["unlinkPreJourneyDemand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users of every customer and of the firm */
        get: operations["listFirmUsers"];
        put?: never;
        /**
         * Add a user to a customer, or to the firm
         * @description The new user gets an e-mail with a link that sets their password.
         */
        post: operations["createFirmUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a user, with the roles that only the firm gives
         * @description Another e-mail needs `currentPassword`, of who makes the change, and stays `pendingEmail` until it is confirmed. 403 USER_LAST_FIRM_ADMIN when the firm would be left without an active admin.
         */
        put: operations["updateFirmUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/users/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a user the link that sets their password
         * @description The links sent before stop working.
         */
        post: operations["sendFirmUserLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/users/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Block a user, or let them in again
         * @description A blocked user cannot sign in, and every session of theirs ends for good.
         */
        patch: operations["updateFirmUserStatus"];
        trace?: never;
    };
    "/firm/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done that somebody may have to answer for, the latest first
         * @description Sign-ins, rights, e-mails, removals, secrecy, tags, contracts. Refusals, downloads, infected files, and what people of the firm read of demands stand there once a day.
         */
        get: operations["listFirmAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/removedUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users who were removed, the latest first */
        get: operations["listFirmRemovedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/removedUsers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed user back
         * @description Demands, documents, reminders, files and marks come back that the heir still has, and the private demands that they raised, from whoever was named for them, who leaves these unless they have a place on them; what went on to a third person stays there. Places on private demands, followed demands, businesses, notifications and the password are as they were. The heir goes on following, and stays in the businesses that they came to; what the heir was notified of stays with the heir. Sessions have ended: the user signs in anew. 409 after 30 days; 400 EMAIL_UNAVAILABLE when somebody else has taken the e-mail meanwhile.
         */
        post: operations["restoreFirmUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journeyTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Journeys by their place
         * @description Customers get the journeys for every type of customer and for their own that can be started, and those that they have begun.
         */
        get: operations["listJourneyTypes"];
        put?: never;
        /** Add a journey */
        post: operations["createJourneyType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journeyTypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One journey with all that belongs to it */
        get: operations["getJourneyType"];
        /**
         * Change a journey
         * @description A new title goes along to the demands of the journeys that were started.
         */
        put: operations["updateJourneyType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customerJourneys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Journeys that were started, newest first */
        get: operations["listCustomerJourneys"];
        put?: never;
        /**
         * Start a journey
         * @description Raises the journey's demands in a business, all of them or none; the first one leads the answer and is OPEN, each other one BLOCKED until those before it are delivered. 409 when the business has started it already, for a withdrawn journey, and for a customer while a demand prepares it. Staff name the business and the user.
         */
        post: operations["createCustomerJourney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customerJourneys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One journey that was started */
        get: operations["getCustomerJourney"];
        /**
         * Change which journey it is, or which demands belong to it
         * @description A blocked step that waits for none any more is opened, and the customer is notified as of every change: the first undelivered one when those before it are taken out, and one that is itself taken out. What the firm has blocked stays so. 409 for a journey that the business has started already.
         */
        put: operations["updateCustomerJourney"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal/texts/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A legal text of the firm, as it is in force
         * @description Of the firm's own content where its configuration names some, else of the portal's. Open to everyone.
         */
        get: operations["getLegalText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the terms and the privacy policy the user has accepted */
        get: operations["listLegalAcceptances"];
        /**
         * Accept a version of the terms or the privacy policy
         * @description Only the version in force can be accepted: 409 LEGAL_VERSION_OUTDATED for another. Accepting it again answers the first acceptance.
         */
        put: operations["acceptLegalText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer of the signed-in user */
        get: operations["getCustomer"];
        /**
         * Change the data of the own customer
         * @description Writes the customer and the address of its default business together. Every user of the customer may, as the form is shown to all of them. `If-Match` covers the customer's data and its default business: a change of the contract refuses no form. 404 while there is no business.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/legalRepresentative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Name who signs for the own customer */
        patch: operations["updateLegalRepresentative"];
        trace?: never;
    };
    "/customers/{id}/businessDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The default business of a customer
         * @description The first that was created; its address is that of the customer. 404 when there is none.
         */
        get: operations["getDefaultBusiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags of a customer */
        get: operations["listCustomerTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/tags/{tagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a tag from a customer
         * @description Customers release themselves from the tag 'Inadimplente' only with a receipt that was stored since they carry it, and leave the tag 'Demanda Específica' to the firm.
         */
        delete: operations["removeCustomerTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/overdue-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers with an overdue payment
         * @description A customer user gets the own customer or nothing; staff get all, the longest overdue first.
         */
        get: operations["listOverdueCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers of the firm */
        get: operations["listFirmCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Without a business: `POST /business` creates its first one.
         */
        post: operations["createFirmCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer */
        get: operations["getFirmCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a customer's data */
        patch: operations["updateFirmCustomer"];
        trace?: never;
    };
    "/firm/customers/{id}/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Businesses of a customer */
        get: operations["listFirmCustomerBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/customers/{id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the state of a customer's contract
         * @description Takes effect on the next call of every user of the customer. An end without `accessAllowedUntil` leaves fifteen days to download documents.
         */
        patch: operations["updateFirmContract"];
        trace?: never;
    };
    "/firm/customers/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a tag on a customer
         * @description A tag that the customer carries already is answered as it is.
         */
        post: operations["addFirmCustomerTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/customers/{id}/tags/{tagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a tag from a customer */
        delete: operations["removeFirmCustomerTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Businesses that the user may choose
         * @description Those the user is associated with; with `includeAll` a super admin gets every business of the customer. 404 when there is none.
         */
        get: operations["listBusinesses"];
        put?: never;
        /**
         * Create a business
         * @description Its creator is associated with it. Staff name the customer.
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/demandCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is under way in each business of the customer
         * @description Of the demands that the user sees. A business without any has no line.
         */
        get: operations["listBusinessCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/associate-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a business
         * @description One who has it already keeps it. Nobody changes their own businesses.
         */
        post: operations["associateBusinessUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/desassociate-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a business from a user
         * @description Nobody changes their own businesses.
         */
        post: operations["dissociateBusinessUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One business
         * @description 404 for one that the user is not associated with; a super admin sees all of the customer.
         */
        get: operations["getBusiness"];
        put?: never;
        post?: never;
        /**
         * Delete a business
         * @description 409 for one that has demands or documents, and for the last of a customer who deletes it.
         */
        delete: operations["deleteBusiness"];
        options?: never;
        head?: never;
        /** Change a business */
        patch: operations["updateBusiness"];
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dashboard of the user
         * @description Each list holds at most `limit` demands, those changed last; `counts`, what waits first and what comes next are of all demands. With a `statusKey` the lists hold the demands of that status only, so that none of them is hidden behind newer ones of another.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/shell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands around every page
         * @description The businesses that the user may choose, how many demands wait for them in the active one, and their newest notifications: what `listBusinesses` with `includeAll`, `countWaitingDemands` and `listNotifications` answer, in one call. Without any business its list is empty.
         */
        get: operations["getShell"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many demands wait for the customer
         * @description To be answered or validated, of those that the user sees in the business and `listDemands` has: a registration of a mark only where it is to be answered. None while the contract allows neither. For every page's navigation, which needs no more of the dashboard.
         */
        get: operations["countWaitingDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demands that the user may see
         * @description Of the active filter: for a customer with the tag 'Demanda Específica', only the specific demands (created after the tag); otherwise all.
         */
        get: operations["listDemands"];
        put?: never;
        /**
         * Create a demand
         * @description The creator is always among the notified users. 403 while a payment is overdue or the contract does not allow it. The demand that the risk analysis begins with asks for its tool, where others ask for a contract of more than specific demands.
         */
        post: operations["createDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demandsBoth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Specific and advisory demands together
         * @description Or one side of them: `kind`. Only a customer with the tag 'Demanda Específica' has two sides.
         */
        get: operations["listDemandsBoth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first page of the list of every status
         * @description What /demandsBoth answers for each status, under one filter, in one call: how a board begins. Each list goes on by its cursor, there. Only the lists of delivered and blocked demands have two sides.
         */
        get: operations["getDemandBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/sla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview what prioritising a demand would do */
        get: operations["getDemandSla"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the order of demands in progress
         * @description The demands share out the places that they hold in the queue; demands that are not named keep theirs. Dates follow from the order: those of the request are ignored. 409 when one of them is not in progress, or would move although it is due within two business days, or no longer holds the place that the request says it was seen at; an order that stands already is never refused for its places.
         */
        patch: operations["reorderDemands"];
        trace?: never;
    };
    "/demands/reorder/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview what an order of demands in progress would do
         * @description The same rule as the change itself.
         */
        get: operations["previewDemandsOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of demands */
        get: operations["listDemandTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One demand */
        get: operations["getDemand"];
        /** Change the name or the description */
        put: operations["updateDemand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the status, the assignee or the forecast, or write
         * @description As `PATCH /demands/{id}/status`; without `statusKey` the status stays, and a customer's message is a message of the chat.
         */
        patch: operations["changeDemand"];
        trace?: never;
    };
    "/demands/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page of a demand opens with
         * @description The demand, the newest page of its conversation, its timeline, and the first pages of its documents and of its other files: what `getDemand`, `listDemandItems`, `getDemandTimeline`, `listDocuments` of the demand and `listDemandAttachments` answer, in one call. Further pages are theirs.
         */
        get: operations["getDemandPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a demand to another status
         * @description Customers resolve a PENDING demand or reopen a FINISHED one, both to IN_PROGRESS with a message; anything else is 400. Staff set any status, the assignee and the forecast.
         */
        patch: operations["updateDemandStatus"];
        trace?: never;
    };
    "/demands/{id}/validated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Validate a delivered demand
         * @description One that is validated already is answered as it is.
         */
        patch: operations["validateDemand"];
        trace?: never;
    };
    "/demands/{ids}/validatedInQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Validate several delivered demands
         * @description All or none; those that are validated already are answered as they are. The ids of the path and of the body must be the same.
         */
        patch: operations["validateDemands"];
        trace?: never;
    };
    "/demands/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a demand, and who took part in it */
        get: operations["getDemandTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The date of a demand, and why it is what it is */
        get: operations["getDemandForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/forecast/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the date that an answer or a reopening would give
         * @description The same rule as the change itself. 409 for a demand that neither waits for the customer nor was delivered.
         */
        get: operations["previewDemandForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/prioritize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bring the delivery of a demand forward
         * @description IN_PROGRESS, forecast more than 2 days ahead and not yet priority; the same rule as the preview.
         */
        patch: operations["prioritizeDemand"];
        trace?: never;
    };
    "/demands/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Turn notifications and e-mails of a demand on or off */
        patch: operations["followDemand"];
        trace?: never;
    };
    "/demands/{id}/visualized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a demand as viewed */
        post: operations["viewDemand"];
        /** Mark a demand as unread */
        delete: operations["unviewDemand"];
        options?: never;
        head?: never;
        /**
         * Replace the list of those who have viewed a demand
         * @description A customer's user adds or removes only themselves; staff anybody who sees the demand.
         */
        patch: operations["replaceDemandViewers"];
        trace?: never;
    };
    "/demands/{id}/private": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Open a private demand to all users
         * @description Admins only, of the customer or of the firm, and not for customers of specific demands. A demand that is open stays so.
         */
        patch: operations["makeDemandPublic"];
        trace?: never;
    };
    "/demands/{id}/{userId}/private": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make a demand private for a user
         * @description Admins only, of the customer or of the firm, and not for customers of specific demands. On a private demand the user joins those who see it.
         */
        patch: operations["makeDemandPrivate"];
        trace?: never;
    };
    "/demands/{id}/{userId}/private/addUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Let users into a private demand
         * @description For its creator, the admins who see it and those of the firm. 409 on a demand that is not private.
         */
        patch: operations["addPrivateDemandUsers"];
        trace?: never;
    };
    "/demands/{ids}/privateInMass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make several demands private
         * @description Admins only, of the customer or of the firm; all or none, and of one customer. Seen afterwards by their creators, the acting admin and, when given, another user.
         */
        patch: operations["makeDemandsPrivate"];
        trace?: never;
    };
    "/demands/{id}/screening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The screening of a demand */
        get: operations["getDemandScreening"];
        /**
         * Record the screening of a demand
         * @description The firm decides what kind of work a demand is and whose. Sets the demand's type and assignee; the ETag is the demand's. 409 once it was delivered.
         */
        put: operations["screenDemand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversation of a demand
         * @description The first page holds the newest items; inside a page the oldest comes first.
         */
        get: operations["listDemandItems"];
        put?: never;
        /**
         * Write an item of any type into a demand
         * @description The status of an item is that of the demand; `updateDemandStatus` changes it.
         */
        post: operations["createDemandItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items/mostRecent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest item of a demand
         * @description 404 when the demand has none that the user may see.
         */
        get: operations["getMostRecentDemandItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a chat message
         * @description Customers only while the demand is OPEN or IN_PROGRESS. Without text but with attachments the content becomes 'Documento anexado.'.
         */
        post: operations["postDemandMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files that came with a demand and its messages, newest first
         * @description Without those that are documents of the demand, which `GET /documents` has.
         */
        get: operations["listDemandAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a demand
         * @description Fixed sub-paths of `/demands/{id}` win, so a name that equals one of them goes through `PUT /demands/{id}`.
         */
        patch: operations["renameDemand"];
        trace?: never;
    };
    "/getdemandsTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Demand tags of the customer */
        get: operations["listDemandTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demandsTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a tag for the demands of a customer
         * @description 409 when the customer has a tag of that name, in any case and with or without accents. Its name is read by every user of the customer, also where it is put on private demands only.
         */
        post: operations["createDemandTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demandsTags/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a tag on a demand
         * @description 409 when the demand has it already, or has as many as it takes. No new version of the demand.
         */
        post: operations["addDemandTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demandsTags/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a tag off a demand
         * @description No new version of the demand.
         */
        post: operations["removeDemandTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rate a delivered demand, or skip
         * @description A skipped feedback can be given later.
         */
        put: operations["saveFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that the user may see, newest first */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Store an uploaded file as a document
         * @description Staff name the demand, which decides the customer; only they set `flagged`, `customFields` and `status`.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address of the file of a document
         * @description 404 for a `format` in which the document does not exist.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signedPutFileUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address to put a file to
         * @description The file is then PUT to the address with exactly the announced type and size, and without a token; the address works for 15 minutes. A file that is attached to nothing within a day is deleted. 413 PAYLOAD_TOO_LARGE above 25 MB, or above 200 MB for a GAZETTE, which only staff may upload (403 STAFF_ONLY); 400 FILE_TYPE_INVALID for a logo that is neither PNG nor JPEG, 400 FILE_EMPTY without a byte; 409 FILES_QUOTA_EXCEEDED, whose text says how much is used of how much, when the files of the customer and the addresses that are open would take more than the firm lets it keep. A RECEIPT takes no place there, so that a full customer can still prove a payment: only the customer's admins upload one (403 ADMIN_ONLY), it is attached to nothing but a proof of payment, and at most ten may wait to be sent (409 RECEIPTS_WAITING). What the file is, its bytes say when it is attached: whatever is no known document, picture, sheet, text, audio or video is delivered as application/octet-stream. Where the firm has a scanner, it looks through a file when it is attached: 400 FILE_INFECTED, and 413 FILE_SCAN_TOO_LARGE for one that it does not take, both with a text for the key of each such file in `errors`; 503 FILE_SCAN_UNAVAILABLE, and nothing done, while it does not answer. Control and direction characters are taken out of the name.
         */
        get: operations["createUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signedDownloadFileUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address to get a file from
         * @description Of attachments of items and demands that the user may see, of logos of the customer, and of other files that belong to no demand for who uploaded them and staff. The address works for 60 seconds and answers with a download.
         */
        get: operations["createDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/financial/billings/{cpfOrCnpj}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Billings of a customer, latest due date first
         * @description A super admin reads all of the own customer, an admin the unpaid ones, to pay them. Any other registration is 404. Staff read any customer's.
         */
        get: operations["listBillings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/financial/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proofs of payment that the own customer sent, newest first
         * @description What the firm says of each: `received` until it has looked at it, then accepted, or refused with a note that gives the reason. The file of one is for who sent it, for super admins and the firm.
         */
        get: operations["listSentReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{paymentProvider}/payments/overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the proof of an overdue payment
         * @description Stores the uploaded receipt and takes the tag 'Inadimplente' off the customer, both or neither; the payment provider is told afterwards. After a receipt that the firm refused the next one waits until the firm accepts it, and the tag stays (`released` is false, as without a tag). 400 RECEIPT_TYPE_INVALID for what is no PDF, JPG or PNG by its bytes. 409 PAYMENT_NOT_PENDING where nothing is owed, INVOICE_NOT_OPEN where the named invoice is not. The first segment is the name of the firm's payment provider; any other is 404.
         */
        post: operations["reportOverduePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/popup/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The popup of today
         * @description null when there is none for the user: only admins of customers that have not churned get one.
         */
        get: operations["getTodayPopup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/popup/visualizated/{popupId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the user has closed or followed a popup */
        get: operations["getPopupView"];
        put?: never;
        /** Mark a popup as closed or followed */
        post: operations["viewPopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live-chat/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the signed-in user is for the live chat */
        get: operations["getLiveChatGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/billings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Billings of the customers, latest due date first */
        get: operations["listFirmBillings"];
        put?: never;
        /**
         * Charge a customer
         * @description The customer sees it as an instalment if its description has the words 'Parcela N de M', and otherwise as a fine ('Multa').
         */
        post: operations["createBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/billings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One billing */
        get: operations["getFirmBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a billing, such as its status */
        patch: operations["updateBilling"];
        trace?: never;
    };
    "/firm/popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotional popups, latest first */
        get: operations["listPopups"];
        put?: never;
        /** Announce something for some days */
        post: operations["createPopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/popups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One popup */
        get: operations["getPopup"];
        put?: never;
        post?: never;
        /** Withdraw a popup */
        delete: operations["deletePopup"];
        options?: never;
        head?: never;
        /** Change a popup */
        patch: operations["updatePopup"];
        trace?: never;
    };
    "/firm/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proofs of payment that customers sent, newest first */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One proof of payment
         * @description Its file is got with `GET /signedDownloadFileUrl`.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accept or refuse a proof of payment
         * @description With a refusal, which needs a note for the customer, the tag 'Inadimplente' that the receipt took off returns and the customer's admins and the sender are told by notification and e-mail. With an acceptance the tag goes where the receipt had waited for it.
         */
        patch: operations["reviewReceipt"];
        trace?: never;
    };
    "/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reminders of the customer, with their archive record of the current business */
        get: operations["listReminders"];
        put?: never;
        /**
         * Create a reminder
         * @description The due date lies after today, the notice on the due date at the latest.
         */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/filed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reminders that the current business has archived
         * @description None without an active business.
         */
        get: operations["listFiledReminders"];
        put?: never;
        /**
         * Archive reminders for the current business
         * @description Without effect on those that are archived; an id that is no reminder of the customer stops none of the others, and 404 is answered when all of them are such. 403 NO_BUSINESS for a user without a business.
         */
        post: operations["fileReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/filed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a reminder for the current business
         * @description Without effect on one that is archived. 403 NO_BUSINESS for a user without a business.
         */
        post: operations["fileReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/unfiled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take reminders out of the archive of the current business
         * @description The reverse of archiving them, with the same answer.
         */
        post: operations["unfileReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/unfiled/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a reminder out of the archive of the current business
         * @description Without effect on one that is not archived.
         */
        post: operations["unfileReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/demandToReminder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raise a demand for a reminder
         * @description The creator is always among the notified users and the followers. 409 when the reminder has a demand that the user may see; 403 while a payment is overdue.
         */
        post: operations["createDemandFromReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/notAssociatedInDemand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reminders that are linked to no demand and not archived
         * @description Demands that the user may not see do not count.
         */
        get: operations["listFreeReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/notAssociatedInDemand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a reminder from its demand
         * @description The id is that of the reminder, or of one of its `ReminderDemands`. Demands that the user may not see stay linked.
         */
        delete: operations["unlinkReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/demand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reminders that a demand is linked to */
        get: operations["listDemandReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/demand/{demandId}/{reminderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a reminder to a demand
         * @description 409 when the reminder has another demand that the user may see.
         */
        post: operations["linkReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminder/updateResponsible/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hand the reminders of a user over to another
         * @description The id is that of the user whose reminders and notices go to the other one. `DELETE /users/{id}` does the same by itself.
         */
        patch: operations["updateReminderResponsible"];
        trace?: never;
    };
    "/reminder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reminder */
        get: operations["getReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a reminder
         * @description 403 for a customer where the firm created it. The notice goes out again when its day moves.
         */
        patch: operations["updateReminder"];
        trace?: never;
    };
    "/calendarAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a private address under which the own dates can be subscribed to
         * @description The address itself is shown once, when it is made.
         */
        get: operations["getCalendarAddress"];
        put?: never;
        /**
         * Make a private address under which calendar programs read the own dates
         * @description Whoever has it reads without signing in what its user may see at that moment. One that was made before no longer works. It ends with the user's password, and when the user is blocked or removed.
         */
        post: operations["createCalendarAddress"];
        /**
         * Take the private address back
         * @description It no longer works. Without effect where there is none.
         */
        delete: operations["deleteCalendarAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dates of whoever made an address, for calendar programs
         * @description Reminders that not all of the user's businesses have archived and forecasts of delivery, both from 90 days ago on, and every unpaid invoice, as the user may see them now. Empty while the tool of the reminders is closed to them; 404 for an address that is unknown or was taken back.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reminders of the customers */
        get: operations["listFirmReminders"];
        put?: never;
        /**
         * Create a reminder for a customer
         * @description The customer cannot change it.
         */
        post: operations["createFirmReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/reminders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reminder of a customer */
        get: operations["getFirmReminder"];
        put?: never;
        post?: never;
        /** Withdraw a reminder */
        delete: operations["deleteFirmReminder"];
        options?: never;
        head?: never;
        /** Change a reminder of a customer, its link too */
        patch: operations["updateFirmReminder"];
        trace?: never;
    };
    "/marcas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Marks of the active business, newest first
         * @description Those whose demand has left OPEN, and whose demand the user may see.
         */
        get: operations["listMarks"];
        put?: never;
        /**
         * Register a mark
         * @description Raises a demand of the type 'Registro de Marcas' with it. Logo and contract are judged by their bytes; a word mark ('Nominativa') has no logo. 403 ACCESS_PAYMENT_OVERDUE with a payment overdue, whatever the grace.
         */
        post: operations["createMark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marcas/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring in marks that the trademark office knows already
         * @description Makes a mark, with a demand of the type 'Registro de Marcas', of every process number that the customer does not have yet. Each number is answered separately.
         */
        post: operations["importMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marcas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mark */
        get: operations["getMark"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name or the logo of a mark
         * @description Sets its demand to IN_PROGRESS with a message that names what changed, then changes the mark: both or neither. The name of word marks, the logo of marks with a figure.
         */
        patch: operations["updateMark"];
        trace?: never;
    };
    "/marcas/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the trademark office published of a mark's processes, newest first */
        get: operations["listMarkHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/marcas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Marks of the customers, newest first */
        get: operations["listFirmMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/marcas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mark with its holder */
        get: operations["getFirmMark"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Describe a mark, such as an imported one */
        patch: operations["updateFirmMark"];
        trace?: never;
    };
    "/firm/marcas/{id}/processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note the process number that the trademark office gave to a mark
         * @description 409 MARK_PROCESS_EXISTS for a number that the customer has already.
         */
        post: operations["addMarkProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/marcas/{id}/processes/{processId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a mistaken process number off a mark, with its history */
        delete: operations["removeMarkProcess"];
        options?: never;
        head?: never;
        /**
         * Say where a process stands
         * @description Leaves an entry in the history. What is older than the last entry only goes into the history.
         */
        patch: operations["updateMarkProcess"];
        trace?: never;
    };
    "/firm/gazettes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gazettes of the trademark office that were taken in, newest edition first */
        get: operations["listGazettes"];
        put?: never;
        /**
         * Take in a weekly gazette of the trademark office
         * @description The XML of the section of marks of the Revista da Propriedade Industrial, uploaded as GAZETTE. It is read whole before it is answered: 400 GAZETTE_INVALID says what is wrong with it, and then nothing has changed. The statuses of the processes that it names follow right after the answer. An edition that comes again changes nothing that it has changed before.
         */
        post: operations["importGazette"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/gazettes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One gazette, and what it changed */
        get: operations["getGazette"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mapping of the business
         * @description 404 before a first meeting was asked for.
         */
        get: operations["getMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the page of the tool shows */
        get: operations["getMappingHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions about an activity, and the answers that they suggest
         * @description Of the firm's own content where its configuration names some, else of the portal's.
         */
        get: operations["getMappingQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All answers of the mapping
         * @description 404 before a first meeting was asked for.
         */
        get: operations["getMappingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/report/previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All answers of the completed mapping before this one
         * @description While the mapping is FINISHED the one that was completed before it, otherwise the one that was completed last: what changed since follows from both. `completedAt` is null when there is none, and for whom the mapping demand does not exist. 404 before a first meeting was asked for.
         */
        get: operations["getPreviousMappingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/meeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the meeting that a mapping begins with
         * @description Creates its demand of the type 'Reunião Mapeamento de Dados'. When the firm delivers it, the mapping demand begins as PENDING. 409 for a business that has a mapping.
         */
        post: operations["requestMappingMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accept the responsibility for what is filled in
         * @description The first date stays. 400 for a box that is not ticked.
         */
        patch: operations["acceptMappingWarning"];
        trace?: never;
    };
    "/mapping/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send the mapping to the lawyers
         * @description PENDING becomes IN_PROGRESS, and nothing changes until it is released. 409 without an activity, or in another status.
         */
        patch: operations["sendMappingToReview"];
        trace?: never;
    };
    "/mapping/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Redo a finished mapping
         * @description FINISHED becomes PENDING, and it can be changed again. 409 in another status.
         */
        patch: operations["reopenMapping"];
        trace?: never;
    };
    "/mapping/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Completed mappings, newest first */
        get: operations["listMappingDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sectors of the mapping with their activities */
        get: operations["listMappingSectors"];
        put?: never;
        /**
         * Add sectors by their kinds
         * @description 409 for a kind that is chosen already, and while the mapping cannot be changed.
         */
        post: operations["addMappingSectors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/sectors/other": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a sector by a name of its own
         * @description 409 for a name that is there already, and while the mapping cannot be changed.
         */
        post: operations["addOtherMappingSector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/sectors/{sectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sector with its activities */
        get: operations["getMappingSector"];
        put?: never;
        post?: never;
        /** Delete a sector with all its answers */
        delete: operations["deleteMappingSector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/sectors/{sectorId}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an activity to a sector
         * @description 409 for a name that another one of the sector has, in any case.
         */
        post: operations["addMappingActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/sectors/{sectorId}/activities/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an activity with all its answers */
        delete: operations["deleteMappingActivity"];
        options?: never;
        head?: never;
        /**
         * Rename an activity
         * @description 412 when its name is no longer the one that the user saw, 409 for the name of another one of its sector.
         */
        patch: operations["renameMappingActivity"];
        trace?: never;
    };
    "/mapping/sectors/{sectorId}/activities/{activityId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An activity with its answers */
        get: operations["getMappingAnswers"];
        /**
         * Answer questions about an activity
         * @description Values are trimmed, and empty ones left out.
         */
        put: operations["updateMappingAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mappings of all customers, newest first */
        get: operations["listFirmMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mapping with its sectors and activities */
        get: operations["getFirmMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/mappings/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Release a mapping in review, or finish it
         * @description FINISHED creates the document of the completed mapping. 409 for a mapping that is not in review, 412 for one that went on since it was read.
         */
        patch: operations["reviewFirmMapping"];
        trace?: never;
    };
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of documents
         * @description In the order in which the firm made them; only those that are in use.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of templates, by name */
        get: operations["listTemplateTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One template
         * @description With the draft and the documents of the user in the business; staff have neither. The version is that of the draft: 0 where there is none.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a document of a template
         * @description Needs an answer for every field. The document is a PDF file among those of the user, with the same words as a .docx; the draft of it is gone. Both take their place among the files of the customer: 409 FILES_QUOTA_EXCEEDED where there is none. With `documentRevised` a demand asks the firm to review it.
         */
        post: operations["createTemplateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the answers of the draft
         * @description 404 when there is none, such as after the document was made in another window. Answers to fields that the template does not have any more are left out; those that stood in the draft are there again when the firm brings the field back.
         */
        put: operations["updateTemplateDraft"];
        /**
         * Keep the answers of a document that is being filled in
         * @description One for each user, business and template; where there is one already, it takes these answers. Answers to fields that the template does not have any more are left out; those that stood in the draft are there again when the firm brings the field back.
         */
        post: operations["createTemplateDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All templates, with those out of use */
        get: operations["listFirmTemplates"];
        put?: never;
        /**
         * Write a template
         * @description Every field stands in the text at least once, and every place in double braces is a field.
         */
        post: operations["createFirmTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template, in use or not */
        get: operations["getFirmTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a template
         * @description Fields are replaced all together: one that keeps its name keeps its id. `lastRevisionDate` says when a lawyer last revised it.
         */
        patch: operations["updateFirmTemplate"];
        trace?: never;
    };
    "/firm/templateTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a type of templates */
        post: operations["createFirmTemplateType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/templateTypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a type that no template is of */
        delete: operations["deleteFirmTemplateType"];
        options?: never;
        head?: never;
        /** Rename a type of templates */
        patch: operations["updateFirmTemplateType"];
        trace?: never;
    };
    "/analysisRisk/sector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sectors of the analysis, in the order of the questionnaire */
        get: operations["listRiskSectors"];
        put?: never;
        /** Add a sector */
        post: operations["createRiskSector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysisRisk/sector/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sector */
        get: operations["getRiskSector"];
        put?: never;
        post?: never;
        /**
         * Delete a sector with its questions
         * @description What customers answered to its questions goes with them; analyses that were sent keep their spreadsheet.
         */
        delete: operations["deleteRiskSector"];
        options?: never;
        head?: never;
        /** Rename a sector */
        patch: operations["updateRiskSector"];
        trace?: never;
    };
    "/analysisRisk/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions with their answers, in the order of the questionnaire */
        get: operations["listRiskQuestions"];
        put?: never;
        /**
         * Add a question to a sector
         * @description Sectors that customers had concluded are pending again. 404 for an unknown sector.
         */
        post: operations["createRiskQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysisRisk/question/questionBySector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Questions of a sector, and what is answered
         * @description Reads only. Customers name their own customer: any other is 404. The answers are those of the business; staff who name none get those of every business of the customer.
         */
        post: operations["listRiskQuestionsBySector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysisRisk/question/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question with its answers */
        get: operations["getRiskQuestion"];
        put?: never;
        post?: never;
        /**
         * Delete a question with its answers
         * @description What customers answered to it goes with it.
         */
        delete: operations["deleteRiskQuestion"];
        options?: never;
        head?: never;
        /** Change a question */
        patch: operations["updateRiskQuestion"];
        trace?: never;
    };
    "/analysisRisk/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers to choose from, in the order of the questionnaire
         * @description Without their weights, which only the firm sees: `GET /firm/analysisRisk/answer`.
         */
        get: operations["listRiskAnswers"];
        put?: never;
        /**
         * Add an answer to a question
         * @description 404 for an unknown question.
         */
        post: operations["createRiskAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysisRisk/answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One answer, without its weights */
        get: operations["getRiskAnswer"];
        put?: never;
        post?: never;
        /**
         * Delete an answer
         * @description Customers who had chosen it answer the question again.
         */
        delete: operations["deleteRiskAnswer"];
        options?: never;
        head?: never;
        /**
         * Change an answer or its weights
         * @description Risks are calculated with the new weights from then on.
         */
        patch: operations["updateRiskAnswer"];
        trace?: never;
    };
    "/analysisRisk/answerCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was answered, oldest first */
        get: operations["listRiskAnswersCustomer"];
        put?: never;
        /**
         * Answer a question for the business
         * @description One answer a question: a second one takes the place of the first, unless that is not the one that the request names. 400 for an answer of another question; 409 for a concluded sector while the demand of the analysis is PENDING.
         */
        post: operations["saveRiskAnswerCustomer"];
        /**
         * Take back every answer of the business to a sector ('Refazer')
         * @description All of them or none. 409 for a concluded sector while the demand of the analysis is PENDING.
         */
        delete: operations["redoRiskSector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysisRisk/answerCustomer/calculateRisk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Risk of a sector
         * @description Of answers to all questions of one sector, whether they are saved or not: of a single answer the risk would be its weights. Reads only. Probabilidade and Impacto are the means of the weights of the answers, each rounded to a whole number from 1 to 5; their product gives the level: Baixo up to 5, Médio up to 12, Alto above. 400 for an answer of another question, for a question that is named twice, and RISK_SECTOR_INCOMPLETE for anything but the questions of one sector.
         */
        post: operations["calculateRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysisRisk/answerCustomer/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spreadsheet of the analysis
         * @description Stores an .xlsx with a line for each row as a file of type DOCUMENT, which the caller attaches to a message or a change of status. Texts stay texts, whatever they begin with. Customers name their own customer: any other is 404. Of theirs it takes its place among the files of the customer: 409 FILES_QUOTA_EXCEEDED where there is none.
         */
        post: operations["createRiskSpreadsheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysisRisk/answerCustomer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One answer of a customer */
        get: operations["getRiskAnswerCustomer"];
        put?: never;
        post?: never;
        /**
         * Take an answer back
         * @description 409 for a concluded sector while the demand of the analysis is PENDING.
         */
        delete: operations["deleteRiskAnswerCustomer"];
        options?: never;
        head?: never;
        /**
         * Choose another answer
         * @description As answering the question again.
         */
        patch: operations["updateRiskAnswerCustomer"];
        trace?: never;
    };
    "/firm/analysisRisk/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers with their weights, in the order of the questionnaire */
        get: operations["listFirmRiskAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firm/analysisRisk/answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One answer with its weights */
        get: operations["getFirmRiskAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes
         * @description Only of what the user may see. A cut stream is resumed by asking again, with how long ago it was last heard: what changed meanwhile is told first. A length of time in place of the id of an event, since pages are read before their stream is open and know of no event.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports of everything that the signed-in admin asked for, newest first
         * @description Answers the own ones only, since an export holds what its asker may see. They end with the seventh day; after the end of a contract with its last day of access, where that comes first.
         */
        get: operations["listDataExports"];
        put?: never;
        /**
         * Ask for an export of everything that the signed-in admin may see
         * @description A ZIP is made of it (LGPD, art. 18, V), and an e-mail says when it is ready. While one is being made for the same person, that one is answered. Five a day may be made for a person and twenty for all people of a customer, except those that failed; beyond them it answers 429. Open as long as there is something left to read, also in the days after the contract's end: it changes nothing of what is stored.
         */
        post: operations["createDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address to get a finished export from
         * @description The address works for 60 seconds. 404 when it is not one's own, not ready or over, which it also is once something that it holds was taken from who asked for it.
         */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** The shapes of the contract. */
export interface components {
    schemas: {
        UserStatus: UserStatus;
        UserType: UserType;
        PersonType: PersonType;
        Tag: Tag;
        UserReference: UserReference;
        Cpf: Cpf;
        LegalRepresentative: LegalRepresentative;
        Customer: Customer;
        User: User;
        Session: Session;
        Problem: Problem;
        Credentials: Credentials;
        SignedIn: SignedIn;
        SessionSummary: SessionSummary;
        SessionList: SessionList;
        PasswordResetRequest: PasswordResetRequest;
        PasswordReset: PasswordReset;
        EmailConfirmation: EmailConfirmation;
        UserSummary: UserSummary;
        UserList: UserList;
        UserName: UserName;
        UserEmail: UserEmail;
        UserPhone: UserPhone;
        UserOccupation: UserOccupation;
        OwnPassword: OwnPassword;
        UserChanges: UserChanges;
        UserDraft: UserDraft;
        Notification: Notification;
        NotificationList: NotificationList;
        NotificationKind: NotificationKind;
        NotificationChannel: NotificationChannel;
        NotificationSetting: NotificationSetting;
        NotificationSettings: NotificationSettings;
        NotificationSettingChange: NotificationSettingChange;
        PasswordChange: PasswordChange;
        UserRemoval: UserRemoval;
        RemovedUser: RemovedUser;
        HeirBusinesses: HeirBusinesses;
        EmailWithdrawal: EmailWithdrawal;
        PrivateDemandsLeaver: PrivateDemandsLeaver;
        WaitingPrivateDemands: WaitingPrivateDemands;
        PrivateDemandsHeir: PrivateDemandsHeir;
        DemandTypeDraft: DemandTypeDraft;
        DemandType: DemandType;
        DemandTypeChanges: DemandTypeChanges;
        DemandStatusKey: DemandStatusKey;
        FirmDemandOrder: FirmDemandOrder;
        DemandOwner: DemandOwner;
        DemandFeedback: DemandFeedback;
        DemandJourney: DemandJourney;
        DemandHit: DemandHit;
        DemandSummary: DemandSummary;
        FirmDemand: FirmDemand;
        FirmDemandList: FirmDemandList;
        DemandAssignment: DemandAssignment;
        Attachment: Attachment;
        Demand: Demand;
        DemandForecast: DemandForecast;
        ProcessItemType: ProcessItemType;
        ItemTemplate: ItemTemplate;
        ItemCustomFields: ItemCustomFields;
        ProcessItem: ProcessItem;
        DocumentCustomFields: DocumentCustomFields;
        DocumentStatus: DocumentStatus;
        DocumentChanges: DocumentChanges;
        Document: Document;
        PreJourneyDemandDraft: PreJourneyDemandDraft;
        JourneyDemand: JourneyDemand;
        FirmUser: FirmUser;
        FirmUserList: FirmUserList;
        FirmUserDraft: FirmUserDraft;
        FirmUserChanges: FirmUserChanges;
        FirmUserStatusChange: FirmUserStatusChange;
        AuditEntry: AuditEntry;
        AuditEntryList: AuditEntryList;
        FirmRemovedUser: FirmRemovedUser;
        FirmRemovedUserList: FirmRemovedUserList;
        JourneyStatusKey: JourneyStatusKey;
        DefaultDemand: DefaultDemand;
        CustomerJourney: CustomerJourney;
        JourneyType: JourneyType;
        JourneyTypeList: JourneyTypeList;
        Title: Title;
        Description: Description;
        Index: Index;
        CustomerType: CustomerType;
        DefaultDemandDrafts: DefaultDemandDrafts;
        JourneyTypeDraft: JourneyTypeDraft;
        JourneyTypeChanges: JourneyTypeChanges;
        CustomerJourneyList: CustomerJourneyList;
        CustomerJourneyDraft: CustomerJourneyDraft;
        CustomerJourneyChanges: CustomerJourneyChanges;
        LegalDocumentKey: LegalDocumentKey;
        LegalLink: LegalLink;
        LegalText: LegalText;
        LegalChange: LegalChange;
        LegalParagraph: LegalParagraph;
        LegalList: LegalList;
        LegalTable: LegalTable;
        LegalSection: LegalSection;
        LegalDocument: LegalDocument;
        LegalTextKey: LegalTextKey;
        LegalVersion: LegalVersion;
        LegalAcceptance: LegalAcceptance;
        LegalAcceptanceList: LegalAcceptanceList;
        LegalAcceptanceDraft: LegalAcceptanceDraft;
        Name: Name;
        Cnpj: Cnpj;
        Cep: Cep;
        AddressLine: AddressLine;
        AddressNumber: AddressNumber;
        CustomerUpdate: CustomerUpdate;
        BusinessMember: BusinessMember;
        Business: Business;
        CustomerTagList: CustomerTagList;
        OverdueCustomer: OverdueCustomer;
        OverdueCustomerList: OverdueCustomerList;
        ContractFilter: ContractFilter;
        CustomerList: CustomerList;
        NullableCpf: NullableCpf;
        NullableCnpj: NullableCnpj;
        FreeText: FreeText;
        NullableRepresentative: NullableRepresentative;
        CustomerDraft: CustomerDraft;
        CustomerChange: CustomerChange;
        BusinessList: BusinessList;
        ToolName: ToolName;
        ContractChange: ContractChange;
        TagDraft: TagDraft;
        NullableCep: NullableCep;
        NullableLine: NullableLine;
        NullableNumber: NullableNumber;
        LogoKey: LogoKey;
        BusinessDraft: BusinessDraft;
        BusinessCounts: BusinessCounts;
        BusinessCountList: BusinessCountList;
        BusinessAssociation: BusinessAssociation;
        BusinessUpdate: BusinessUpdate;
        DemandCounts: DemandCounts;
        Home: Home;
        WaitingCount: WaitingCount;
        Shell: Shell;
        DemandOrder: DemandOrder;
        DemandList: DemandList;
        UploadRecord: UploadRecord;
        UploadRecords: UploadRecords;
        DemandUsers: DemandUsers;
        DemandDraft: DemandDraft;
        DemandKind: DemandKind;
        DemandBoard: DemandBoard;
        DemandSlaChange: DemandSlaChange;
        DemandSla: DemandSla;
        DemandReorder: DemandReorder;
        ReorderedDemands: ReorderedDemands;
        DemandOrderPreview: DemandOrderPreview;
        DemandTypeList: DemandTypeList;
        DemandChanges: DemandChanges;
        DemandPatch: DemandPatch;
        ProcessItemList: ProcessItemList;
        DemandStatusStep: DemandStatusStep;
        DemandDeadlineStop: DemandDeadlineStop;
        DemandPerson: DemandPerson;
        DemandTimeline: DemandTimeline;
        DocumentList: DocumentList;
        DemandAttachment: DemandAttachment;
        DemandAttachmentList: DemandAttachmentList;
        DemandPage: DemandPage;
        DemandStatusChange: DemandStatusChange;
        DemandSelection: DemandSelection;
        ValidatedDemands: ValidatedDemands;
        DemandReference: DemandReference;
        DemandForecastStep: DemandForecastStep;
        DemandForecastHistory: DemandForecastHistory;
        DemandForecastCause: DemandForecastCause;
        DemandForecastPreview: DemandForecastPreview;
        DemandFollowing: DemandFollowing;
        DemandFollowers: DemandFollowers;
        DemandView: DemandView;
        DemandViewers: DemandViewers;
        DemandViewersDraft: DemandViewersDraft;
        DemandPrivacyUsers: DemandPrivacyUsers;
        DemandPrivacyInMass: DemandPrivacyInMass;
        PrivateDemands: PrivateDemands;
        DemandScreening: DemandScreening;
        DemandScreeningDraft: DemandScreeningDraft;
        ProcessItemDraft: ProcessItemDraft;
        MessageDraft: MessageDraft;
        DemandTagList: DemandTagList;
        DemandTagDraft: DemandTagDraft;
        DemandTagChoice: DemandTagChoice;
        FeedbackType: FeedbackType;
        FeedbackDraft: FeedbackDraft;
        Feedback: Feedback;
        DocumentDraft: DocumentDraft;
        FileDownload: FileDownload;
        FileType: FileType;
        SignedUpload: SignedUpload;
        BillingStatus: BillingStatus;
        Billing: Billing;
        BillingList: BillingList;
        ReceiptStatus: ReceiptStatus;
        Receipt: Receipt;
        ReceiptList: ReceiptList;
        OverduePayment: OverduePayment;
        Popup: Popup;
        PopupView: PopupView;
        LiveChatGuest: LiveChatGuest;
        FirmBilling: FirmBilling;
        FirmBillingList: FirmBillingList;
        BillingDraft: BillingDraft;
        BillingChanges: BillingChanges;
        FirmPopup: FirmPopup;
        FirmPopupList: FirmPopupList;
        PopupDraft: PopupDraft;
        PopupChanges: PopupChanges;
        ReceiptReview: ReceiptReview;
        ReminderOrder: ReminderOrder;
        ReminderType: ReminderType;
        ReminderUserNotification: ReminderUserNotification;
        ReminderFiledHere: ReminderFiledHere;
        ReminderFiled: ReminderFiled;
        ReminderDemand: ReminderDemand;
        Reminder: Reminder;
        ReminderList: ReminderList;
        ReminderUsers: ReminderUsers;
        ReminderFiles: ReminderFiles;
        ReminderDraft: ReminderDraft;
        ReminderSelection: ReminderSelection;
        ReminderArchives: ReminderArchives;
        ReminderArchive: ReminderArchive;
        ReminderDemandDraft: ReminderDemandDraft;
        ReminderDemandCreated: ReminderDemandCreated;
        ReminderResponsible: ReminderResponsible;
        ReminderHandOver: ReminderHandOver;
        ReminderChanges: ReminderChanges;
        CalendarAddress: CalendarAddress;
        NewCalendarAddress: NewCalendarAddress;
        FirmReminderDraft: FirmReminderDraft;
        FirmReminderChanges: FirmReminderChanges;
        MarkDemand: MarkDemand;
        ProcessNumber: ProcessNumber;
        ReachedStatus: ReachedStatus;
        MarkProcess: MarkProcess;
        Marca: Marca;
        MarcaList: MarcaList;
        MarkFile: MarkFile;
        Nature: Nature;
        Presentation: Presentation;
        MarcaDraft: MarcaDraft;
        MarkImport: MarkImport;
        MarkImportResult: MarkImportResult;
        MarkImportResults: MarkImportResults;
        MarcaChanges: MarcaChanges;
        MarkEvent: MarkEvent;
        MarkHistory: MarkHistory;
        AuthorityStatus: AuthorityStatus;
        MarkHolder: MarkHolder;
        FirmMarca: FirmMarca;
        FirmMarcaList: FirmMarcaList;
        FirmMarcaChanges: FirmMarcaChanges;
        MarkProcessDraft: MarkProcessDraft;
        MarkProcessChanges: MarkProcessChanges;
        Gazette: Gazette;
        GazetteList: GazetteList;
        GazetteDraft: GazetteDraft;
        MappingDemand: MappingDemand;
        Mapping: Mapping;
        MappingPercentage: MappingPercentage;
        MappingActivitySummary: MappingActivitySummary;
        MappingSector: MappingSector;
        MappingHome: MappingHome;
        MappingField: MappingField;
        MappingQuestion: MappingQuestion;
        MappingSuggestions: MappingSuggestions;
        MappingQuestionnaire: MappingQuestionnaire;
        MappingAnswer: MappingAnswer;
        MappingActivity: MappingActivity;
        MappingReportSector: MappingReportSector;
        MappingReport: MappingReport;
        PreviousMappingReport: PreviousMappingReport;
        MappingWarning: MappingWarning;
        MappingWarningAnswer: MappingWarningAnswer;
        MappingDocumentList: MappingDocumentList;
        MappingSectorList: MappingSectorList;
        MappingSectorsDraft: MappingSectorsDraft;
        MappingOtherSectorDraft: MappingOtherSectorDraft;
        MappingActivityDraft: MappingActivityDraft;
        MappingActivityChanges: MappingActivityChanges;
        MappingAnswers: MappingAnswers;
        FirmMapping: FirmMapping;
        FirmMappingList: FirmMappingList;
        FirmMappingDetail: FirmMappingDetail;
        FirmMappingReview: FirmMappingReview;
        TemplateType: TemplateType;
        TemplateSummary: TemplateSummary;
        TemplateList: TemplateList;
        TemplateTypeList: TemplateTypeList;
        TemplateAnswers: TemplateAnswers;
        TemplateDraft: TemplateDraft;
        TemplateField: TemplateField;
        Template: Template;
        TemplateDocumentInput: TemplateDocumentInput;
        TemplateDocument: TemplateDocument;
        TemplateDraftInput: TemplateDraftInput;
        FirmTemplateSummary: FirmTemplateSummary;
        FirmTemplateList: FirmTemplateList;
        TemplateFieldDraft: TemplateFieldDraft;
        FirmTemplateDraft: FirmTemplateDraft;
        FirmTemplate: FirmTemplate;
        FirmTemplateChanges: FirmTemplateChanges;
        TemplateTypeDraft: TemplateTypeDraft;
        RiskSector: RiskSector;
        RiskSectorList: RiskSectorList;
        RiskSectorDraft: RiskSectorDraft;
        RiskAnswer: RiskAnswer;
        RiskQuestion: RiskQuestion;
        RiskQuestionList: RiskQuestionList;
        RiskQuestionDraft: RiskQuestionDraft;
        RiskSectorQuery: RiskSectorQuery;
        RiskAnswerCustomer: RiskAnswerCustomer;
        RiskSectorQuestions: RiskSectorQuestions;
        RiskQuestionChanges: RiskQuestionChanges;
        RiskAnswerList: RiskAnswerList;
        RiskWeight: RiskWeight;
        RiskAnswerDraft: RiskAnswerDraft;
        FirmRiskAnswer: FirmRiskAnswer;
        RiskAnswerChanges: RiskAnswerChanges;
        RiskAnswerCustomerList: RiskAnswerCustomerList;
        RiskAnswerCustomerDraft: RiskAnswerCustomerDraft;
        RiskSelectedAnswer: RiskSelectedAnswer;
        RiskAnswerSelection: RiskAnswerSelection;
        RiskLevel: RiskLevel;
        RiskResult: RiskResult;
        RiskSpreadsheetRow: RiskSpreadsheetRow;
        RiskSpreadsheetDraft: RiskSpreadsheetDraft;
        RiskSpreadsheet: RiskSpreadsheet;
        RiskAnswerCustomerChanges: RiskAnswerCustomerChanges;
        FirmRiskAnswerList: FirmRiskAnswerList;
        ServerEvent: ServerEvent;
        DataExportStatus: DataExportStatus;
        DataExport: DataExport;
        DataExportList: DataExportList;
        SignedDownload: SignedDownload;
    };
    responses: {
        /** @description A field or the state of the resource refuses the request */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or a session that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts from this account or address, or more calls than `x-limits` allows; the message says how long to wait */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is starting, stopping, or without its database */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the announced file is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unknown, of another customer, or not visible to this user */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role of the user or the state of the contract does not allow the operation */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource changed since the version that `If-Match` names */
        PreconditionFailed: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the resource, or an idempotency key already used for another request */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Id: string;
        /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
        BusinessId: string;
        Limit: number;
        /** @description Zero-based */
        Page: number;
        /** @description `nextCursor` of the answer before; wins over `page` */
        Cursor: string;
        /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
        IfMatch: string;
        /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
        IdempotencyKey: string;
        /** @description First day of creation, America/Sao_Paulo, inclusive */
        StartDate: string;
        /** @description Last day of creation, America/Sao_Paulo, inclusive */
        EndDate: string;
        SectorId: string;
        ActivityId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait */
        RetryAfter: number;
        /** @description Version of the resource, for `If-Match` */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
/** The calls of the contract, by operationId. */
export interface operations {
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token no longer works */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended, at most 100 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the session of the call is left */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The link is on its way if the account exists */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed and every session of the user ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLoggedUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description The e-mail is the user's now */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description With the users who may not sign in */
                includeBlocked?: boolean;
                /** @description Only users with access to the business of the call, who can be chosen for its demands */
                inBusiness?: boolean;
                /** @description Words in any order, each a part of the name or of the e-mail */
                name?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLoggedUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description The changed user */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDraft"];
            };
        };
        responses: {
            /** @description The new user */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description Part of the title or of the description */
                message?: string;
                /** @description Only read (true) or unread (false) notifications */
                isReaded?: boolean;
                limit?: number;
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is unread */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    seeNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is unseen */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every kind on every channel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeNotificationSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingChange"];
            };
        };
        responses: {
            /** @description Every kind on every channel, after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is read */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description The changed user */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                /** @description The heir, for clients that cannot send a body */
                newResponsibleUserId?: string;
            };
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserRemoval"];
            };
        };
        responses: {
            /** @description Who was removed, and who took over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHeirBusinesses: {
        parameters: {
            query: {
                /** @description The heir */
                newResponsibleUserId: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; none where the heir gains no access */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeirBusinesses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailWithdrawal"];
            };
        };
        responses: {
            /** @description The e-mail stays as it is */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWaitingPrivateDemands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None where nothing waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPrivateDemands"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    handPrivateDemandsOver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivateDemandsHeir"];
            };
        };
        responses: {
            /** @description They have passed to this user */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFirmDemandType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandTypeDraft"];
            };
        };
        responses: {
            /** @description The new type */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFirmDemandType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmDemandType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandTypeChanges"];
            };
        };
        responses: {
            /** @description The changed type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmDemands: {
        parameters: {
            query?: {
                /** @description Only of this customer */
                customerId?: string;
                /** @description Only in this status */
                statusKey?: components["schemas"]["DemandStatusKey"];
                /** @description Only of this assignee */
                backofficeUserId?: string;
                /** @description Only with (true) or without (false) an assignee */
                assigned?: boolean;
                /** @description Only of this type */
                demandTypeName?: string;
                /** @description Only prioritised (true) or not prioritised (false) demands */
                priority?: boolean;
                /** @description Only demands of the queue whose forecast has passed, also where the contract suspends the deadlines */
                overdue?: boolean;
                /** @description Words of the title, in any form, case and accents, the last one also as a beginning; and what has the number, as in '87' or '#87' */
                name?: string;
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description How the list is sorted */
                order?: components["schemas"]["FirmDemandOrder"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmDemandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandAssignment"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setDemandForecast: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandForecast"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDemandItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry, which keeps its place and shows no content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentChanges"];
            };
        };
        responses: {
            /** @description The changed document */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    linkPreJourneyDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreJourneyDemandDraft"];
            };
        };
        responses: {
            /** @description The demand */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyDemand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlinkPreJourneyDemand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                demandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stands alone again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmUsers: {
        parameters: {
            query?: {
                /** @description Only users of this customer */
                customerId?: string;
                type?: components["schemas"]["UserType"];
                status?: components["schemas"]["UserStatus"];
                /** @description Words in any order, each a part of the name or of the e-mail */
                name?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmUserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFirmUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmUserDraft"];
            };
        };
        responses: {
            /** @description The new user */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmUserChanges"];
            };
        };
        responses: {
            /** @description The changed user */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendFirmUserLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is on its way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmUserStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmUserStatusChange"];
            };
        };
        responses: {
            /** @description The changed user */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmAudit: {
        parameters: {
            query?: {
                /** @description Who did it */
                actorId?: string;
                customerId?: string;
                /** @description The user, demand, customer, file or operation that it was done to */
                subjectId?: string;
                event?: string;
                /** @description First day, inclusive */
                startDate?: string;
                /** @description Last day, inclusive */
                endDate?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmRemovedUsers: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmRemovedUserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreFirmUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJourneyTypes: {
        parameters: {
            query?: {
                /** @description Only journeys for this type of customer or for every type, and those that were begun */
                customerTypeOrNull?: string;
                /** @description With what was begun of each, in the active business or in all that the user sees */
                withCustomerJourney?: boolean;
                /** @description With the demands that each consists of */
                withDefaultDemands?: boolean;
                /** @description Of staff, whose journeys; without it and without a business nobody's */
                customerId?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createJourneyType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyTypeDraft"];
            };
        };
        responses: {
            /** @description The new journey */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJourneyType: {
        parameters: {
            query?: {
                /** @description Of staff, whose journeys; without it and without a business nobody's */
                customerId?: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journey */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateJourneyType: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyTypeChanges"];
            };
        };
        responses: {
            /** @description The changed journey */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerJourneys: {
        parameters: {
            query?: {
                /** @description Of staff, only those of this customer */
                customerId?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerJourneyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCustomerJourney: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerJourneyDraft"];
            };
        };
        responses: {
            /** @description The started journey */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerJourney"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomerJourney: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journey */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerJourney"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCustomerJourney: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerJourneyChanges"];
            };
        };
        responses: {
            /** @description The changed journey */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerJourney"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: components["schemas"]["LegalDocumentKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLegalAcceptances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts in force, and every acceptance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalAcceptanceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalAcceptanceDraft"];
            };
        };
        responses: {
            /** @description The acceptance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalAcceptance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                /** @description Adds `saleDate`, `mappingResponsibilityCheckDate` and `legalRepresentative` */
                detailed?: boolean;
                /** @description Adds `users` */
                allUsers?: boolean;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description The customer as it is now, detailed */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLegalRepresentative: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalRepresentative"];
            };
        };
        responses: {
            /** @description The customer as it is now, detailed */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDefaultBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerTags: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCustomerTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                tagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOverdueCustomers: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverdueCustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmCustomers: {
        parameters: {
            query?: {
                /** @description Words in any order, each a part of the name, or the beginning of the CPF or CNPJ with or without its mask */
                search?: string;
                contractState?: components["schemas"]["ContractFilter"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFirmCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerDraft"];
            };
        };
        responses: {
            /** @description The customer, detailed */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFirmCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer, detailed and with its users */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            /** @description The customer as it is now */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmCustomerBusinesses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them with their users, the first created first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractChange"];
            };
        };
        responses: {
            /** @description The customer as it is now */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addFirmCustomerTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagDraft"];
            };
        };
        responses: {
            /** @description The tag */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeFirmCustomerTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                tagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                includeAll?: boolean;
                /** @description Adds `Users` and `usersTotal` */
                allUsers?: boolean;
                /** @description At most so many `Users` of each business, the first by name */
                firstUsers?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the first created first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessDraft"];
            };
        };
        responses: {
            /** @description The business */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBusinessCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A line for each business that has demands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    associateBusinessUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessAssociation"];
            };
        };
        responses: {
            /** @description The business as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dissociateBusinessUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessAssociation"];
            };
        };
        responses: {
            /** @description The business as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessUpdate"];
            };
        };
        responses: {
            /** @description The business as it is now */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /** @description Status to which the three lists are narrowed; `counts` stays whole */
                statusKey?: components["schemas"]["DemandStatusKey"];
                /** @description Most demands of a list */
                limit?: number;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demands by group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShell: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three answers by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shell"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countWaitingDemands: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their exact number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemands: {
        parameters: {
            query?: {
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description One day of creation, in place of `startDate` and `endDate` */
                date?: string;
                /** @description Who answers for it, as in `userId` of a demand; its creator, or who inherited it */
                userId?: string;
                /** @description Tag ids joined by commas; a demand with any of them matches */
                demandsTags?: string;
                /** @description Words of the title, in any form, case and accents, the last one also as a beginning; and what has the number, as in '87' or '#87' */
                name?: string;
                /** @description Words of the description or of one message of the conversation. The last one also finds words that begin with it, when it has three letters or more. */
                message?: string;
                /** @description Words of the title, of the description, or of one message of the conversation, or the number: what is found by any of them, titles first. The last word also finds words that begin with it, in messages when it has three letters or more. */
                search?: string;
                /** @description Only validated (true) or not validated (false) demands */
                hasValidationUser?: boolean;
                /** @description Only demands that are private (true), of those that the caller sees, or that all of the customer see (false) */
                private?: boolean;
                statusKey?: components["schemas"]["DemandStatusKey"];
                /** @description Only demands of this type. Without it customers do not get demands of type 'Registro de Marcas' but for pending ones, which have a page of their own. */
                demandTypeName?: string;
                /** @description The business whose demands these are, in place of the header */
                businessId?: string;
                order?: components["schemas"]["DemandOrder"];
                /** @description First day of the forecast of delivery, inclusive; demands without a forecast have none */
                forecastStartDate?: string;
                /** @description Last day of the forecast of delivery, inclusive */
                forecastEndDate?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandDraft"];
            };
        };
        responses: {
            /** @description The new demand */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandsBoth: {
        parameters: {
            query?: {
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description One day of creation, in place of `startDate` and `endDate` */
                date?: string;
                /** @description Who answers for it, as in `userId` of a demand; its creator, or who inherited it */
                userId?: string;
                /** @description Tag ids joined by commas; a demand with any of them matches */
                demandsTags?: string;
                /** @description Words of the title, in any form, case and accents, the last one also as a beginning; and what has the number, as in '87' or '#87' */
                name?: string;
                /** @description Words of the description or of one message of the conversation. The last one also finds words that begin with it, when it has three letters or more. */
                message?: string;
                /** @description Words of the title, of the description, or of one message of the conversation, or the number: what is found by any of them, titles first. The last word also finds words that begin with it, in messages when it has three letters or more. */
                search?: string;
                /** @description Only validated (true) or not validated (false) demands */
                hasValidationUser?: boolean;
                /** @description Only demands that are private (true), of those that the caller sees, or that all of the customer see (false) */
                private?: boolean;
                statusKey?: components["schemas"]["DemandStatusKey"];
                /** @description Only demands of this type. Without it customers do not get demands of type 'Registro de Marcas' but for pending ones, which have a page of their own. */
                demandTypeName?: string;
                /** @description The business whose demands these are, in place of the header */
                businessId?: string;
                /** @description Only the specific demands, created after the customer's tag 'Demanda Específica', or only the advisory ones, not created after it. Narrows nothing for a customer without the tag. */
                kind?: components["schemas"]["DemandKind"];
                order?: components["schemas"]["DemandOrder"];
                /** @description First day of the forecast of delivery, inclusive; demands without a forecast have none */
                forecastStartDate?: string;
                /** @description Last day of the forecast of delivery, inclusive */
                forecastEndDate?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandBoard: {
        parameters: {
            query?: {
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description One day of creation, in place of `startDate` and `endDate` */
                date?: string;
                /** @description Who answers for it, as in `userId` of a demand; its creator, or who inherited it */
                userId?: string;
                /** @description Tag ids joined by commas; a demand with any of them matches */
                demandsTags?: string;
                /** @description Words of the title, in any form, case and accents, the last one also as a beginning; and what has the number, as in '87' or '#87' */
                name?: string;
                /** @description Words of the description or of one message of the conversation. The last one also finds words that begin with it, when it has three letters or more. */
                message?: string;
                /** @description Words of the title, of the description, or of one message of the conversation, or the number: what is found by any of them, titles first. The last word also finds words that begin with it, in messages when it has three letters or more. */
                search?: string;
                /** @description Only validated (true) or not validated (false) demands */
                hasValidationUser?: boolean;
                /** @description Only demands that are private (true), of those that the caller sees, or that all of the customer see (false) */
                private?: boolean;
                /** @description Only demands of this type. Without it customers do not get demands of type 'Registro de Marcas' but for pending ones, which have a page of their own. */
                demandTypeName?: string;
                /** @description The business whose demands these are, in place of the header */
                businessId?: string;
                /** @description Side of the delivered demands, as `kind` of /demandsBoth */
                finishedKind?: components["schemas"]["DemandKind"];
                /** @description Side of the blocked demands, as `kind` of /demandsBoth */
                blockedKind?: components["schemas"]["DemandKind"];
                order?: components["schemas"]["DemandOrder"];
                /** @description First day of the forecast of delivery, inclusive; demands without a forecast have none */
                forecastStartDate?: string;
                /** @description Last day of the forecast of delivery, inclusive */
                forecastEndDate?: string;
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of each status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandSla: {
        parameters: {
            query: {
                demandId: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new forecast and every visible demand that moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandSla"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderDemands: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandReorder"];
            };
        };
        responses: {
            /** @description The demands in their new order, with the forecasts that follow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReorderedDemands"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewDemandsOrder: {
        parameters: {
            query: {
                /** @description Two to 500 numbers (`externalId`) joined by commas, in the wanted order; ids of so many would make an address that proxies refuse */
                numbers: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every visible demand that moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandOrderPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; customers get those in use, staff all of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandChanges"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandPatch"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers by name */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDemandStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandStatusChange"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The validated demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateDemands: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description One to 100 ids joined by commas */
                ids: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandSelection"];
            };
        };
        responses: {
            /** @description The validated demands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidatedDemands"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandTimeline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every change of the status and what stopped the deadlines, oldest first, and the people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandTimeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandForecast: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date with its causes, oldest first; following them gives the date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandForecastHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewDemandForecast: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date, the place, and why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandForecastPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    prioritizeDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prioritised demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    followDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DemandFollowing"];
            };
        };
        responses: {
            /** @description Who follows the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandFollowers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    viewDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has viewed the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unviewDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has viewed the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandViewers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceDemandViewers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandViewersDraft"];
            };
        };
        responses: {
            /** @description Who has viewed the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandViewers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeDemandPublic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demand, which everybody of the customer sees */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeDemandPrivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                /** @description User who keeps seeing the demand, beside its creator and the acting admin */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The private demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPrivateDemandUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                /** @description User to let in */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DemandPrivacyUsers"];
            };
        };
        responses: {
            /** @description The private demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeDemandsPrivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description One to 100 ids joined by commas */
                ids: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DemandPrivacyInMass"];
            };
        };
        responses: {
            /** @description The private demands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateDemands"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandScreening: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandScreening"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    screenDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandScreeningDraft"];
            };
        };
        responses: {
            /** @description The screening, which replaces an earlier one */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandScreening"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandItems: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemandItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessItemDraft"];
            };
        };
        responses: {
            /** @description The new item */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMostRecentDemandItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postDemandMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageDraft"];
            };
        };
        responses: {
            /** @description The new message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandAttachments: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandAttachmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renameDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renamed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandTags: {
        parameters: {
            query?: {
                /** @description Part of the name */
                name?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemandTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandTagDraft"];
            };
        };
        responses: {
            /** @description The new tag */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addDemandTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandTagChoice"];
            };
        };
        responses: {
            /** @description The demand with the tag */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeDemandTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandTagChoice"];
            };
        };
        responses: {
            /** @description The demand without the tag */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDraft"];
            };
        };
        responses: {
            /** @description The stored feedback */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                demandId?: string;
                /** @description What the caller had made of this template, which the list of all leaves out */
                templateId?: string;
                /** @description What the caller had made, which the list of all leaves out */
                own?: boolean;
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description Part of the name */
                name?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentDraft"];
            };
        };
        responses: {
            /** @description The new document */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                /** @description Its `wordFile`; the file itself when absent */
                format?: "docx";
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and the name to save under */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUpload: {
        parameters: {
            query: {
                fileName: string;
                /** @description Media type; empty when the browser does not know it */
                fileType: string;
                type: components["schemas"]["FileType"];
                /** @description Bytes */
                fileSize: number;
                /** @description Accepted and without effect; every download is by a signed address */
                publicRead?: boolean;
                /** @description The same as the type LOGO */
                logo?: boolean;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and the key of the upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDownload: {
        parameters: {
            query: {
                key: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, and the name under which the file was uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBillings: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description CPF of a person, CNPJ of a company, without mask */
                cpfOrCnpj: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSentReceipts: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportOverduePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description As the firm configuration names it; 404 for any other */
                paymentProvider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverduePayment"];
            };
        };
        responses: {
            /** @description The stored receipt */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTodayPopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The popup, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Popup"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPopupView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                popupId: string;
                /** @description The signed-in user; any other is 404 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether they have */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopupView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    viewPopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                popupId: string;
                /** @description The signed-in user; any other is 404 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does not show again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLiveChatGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveChatGuest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmBillings: {
        parameters: {
            query?: {
                customerId?: string;
                status?: components["schemas"]["BillingStatus"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmBillingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBilling: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingDraft"];
            };
        };
        responses: {
            /** @description The new billing */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmBilling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFirmBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmBilling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBilling: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingChanges"];
            };
        };
        responses: {
            /** @description The changed billing */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmBilling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPopups: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmPopupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPopup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PopupDraft"];
            };
        };
        responses: {
            /** @description The new popup */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmPopup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The popup */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmPopup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePopup: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePopup: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PopupChanges"];
            };
        };
        responses: {
            /** @description The changed popup */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmPopup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                customerId?: string;
                status?: components["schemas"]["ReceiptStatus"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptReview"];
            };
        };
        responses: {
            /** @description The reviewed receipt */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReminders: {
        parameters: {
            query?: {
                /** @description Due date ascending when absent */
                order?: components["schemas"]["ReminderOrder"];
                /** @description Words in any order, each a part of the name, in any case and with or without accents; or the number, as in '87' or 'Nº 87' */
                name?: string;
                type?: components["schemas"]["ReminderType"];
                /** @description First due date, inclusive */
                startDate?: string;
                /** @description Last due date, inclusive */
                endDate?: string;
                /** @description Only those that the current business has archived (true) or not (false) */
                reminderFiled?: boolean;
                /** @description The screen has no pages */
                limit?: number;
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDraft"];
            };
        };
        responses: {
            /** @description The new reminder */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFiledReminders: {
        parameters: {
            query?: {
                /** @description Due date ascending when absent */
                order?: components["schemas"]["ReminderOrder"];
                /** @description Words in any order, each a part of the name, in any case and with or without accents; or the number, as in '87' or 'Nº 87' */
                name?: string;
                type?: components["schemas"]["ReminderType"];
                /** @description First due date, inclusive */
                startDate?: string;
                /** @description Last due date, inclusive */
                endDate?: string;
                /** @description The screen has no pages */
                limit?: number;
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    fileReminders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderSelection"];
            };
        };
        responses: {
            /** @description What became of each, in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderArchives"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    fileReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderArchive"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unfileReminders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderSelection"];
            };
        };
        responses: {
            /** @description What became of each, in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderArchives"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unfileReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No archive record any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderArchive"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemandFromReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDemandDraft"];
            };
        };
        responses: {
            /** @description The new demand */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderDemandCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFreeReminders: {
        parameters: {
            query?: {
                /** @description Due date ascending when absent */
                order?: components["schemas"]["ReminderOrder"];
                /** @description Words in any order, each a part of the name, in any case and with or without accents; or the number, as in '87' or 'Nº 87' */
                name?: string;
                type?: components["schemas"]["ReminderType"];
                /** @description First due date, inclusive */
                startDate?: string;
                /** @description Last due date, inclusive */
                endDate?: string;
                /** @description The screen has no pages */
                limit?: number;
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlinkReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder without the link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandReminders: {
        parameters: {
            query?: {
                /** @description Due date ascending when absent */
                order?: components["schemas"]["ReminderOrder"];
                /** @description The screen has no pages */
                limit?: number;
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    linkReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                demandId: string;
                reminderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linked reminder */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateReminderResponsible: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderResponsible"];
            };
        };
        responses: {
            /** @description How many have changed hands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderHandOver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderChanges"];
            };
        };
        responses: {
            /** @description The changed reminder */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was made; null for none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calendar (RFC 5545) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmReminders: {
        parameters: {
            query?: {
                customerId?: string;
                /** @description Due date ascending when absent */
                order?: components["schemas"]["ReminderOrder"];
                /** @description Words in any order, each a part of the name, in any case and with or without accents; or the number, as in '87' or 'Nº 87' */
                name?: string;
                type?: components["schemas"]["ReminderType"];
                /** @description First due date, inclusive */
                startDate?: string;
                /** @description Last due date, inclusive */
                endDate?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFirmReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmReminderDraft"];
            };
        };
        responses: {
            /** @description The new reminder */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFirmReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFirmReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmReminderChanges"];
            };
        };
        responses: {
            /** @description The changed reminder */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMarks: {
        parameters: {
            query?: {
                /** @description Words in any order, each a part of the name, in any case and with or without accents; or part of a process number */
                text?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarcaList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMark: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarcaDraft"];
            };
        };
        responses: {
            /** @description The mark */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marca"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importMarks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkImport"];
            };
        };
        responses: {
            /** @description What became of each number, in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkImportResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMark: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marca"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMark: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarcaChanges"];
            };
        };
        responses: {
            /** @description The changed mark */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marca"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMarkHistory: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmMarks: {
        parameters: {
            query?: {
                customerId?: string;
                /** @description Status of the mark's demand */
                statusKey?: components["schemas"]["DemandStatusKey"];
                /** @description Marks with a process of this status */
                apolStatus?: components["schemas"]["AuthorityStatus"];
                processNumber?: components["schemas"]["ProcessNumber"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmMarcaList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFirmMark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmMarca"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmMark: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmMarcaChanges"];
            };
        };
        responses: {
            /** @description The changed mark */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmMarca"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addMarkProcess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkProcessDraft"];
            };
        };
        responses: {
            /** @description The process */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMarkProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                processId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMarkProcess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                processId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkProcessChanges"];
            };
        };
        responses: {
            /** @description The process */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGazettes: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GazetteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importGazette: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GazetteDraft"];
            };
        };
        responses: {
            /** @description The edition */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gazette"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGazette: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gazette"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMappingHome: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mapping, sectors and the newest completed mappings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingHome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMappingQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingQuestionnaire"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMappingReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors, their activities and all that was answered about them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPreviousMappingReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors, their activities and all that was answered about them at that time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviousMappingReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestMappingMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping, with the demand of the meeting */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptMappingWarning: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingWarning"];
            };
        };
        responses: {
            /** @description When the user accepted it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingWarningAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendMappingToReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping in review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping, to be changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMappingDocuments: {
        parameters: {
            query?: {
                /** @description That of the business when absent */
                mappingId?: string;
                limit?: number;
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMappingSectors: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order in which they were added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingSectorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addMappingSectors: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingSectorsDraft"];
            };
        };
        responses: {
            /** @description All sectors of the mapping */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingSectorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addOtherMappingSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingOtherSectorDraft"];
            };
        };
        responses: {
            /** @description The new sector */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingSector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMappingSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                sectorId: components["parameters"]["SectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sector */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingSector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMappingSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                sectorId: components["parameters"]["SectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addMappingActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                sectorId: components["parameters"]["SectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingActivityDraft"];
            };
        };
        responses: {
            /** @description The new activity */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingActivitySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMappingActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                sectorId: components["parameters"]["SectorId"];
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renameMappingActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                sectorId: components["parameters"]["SectorId"];
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingActivityChanges"];
            };
        };
        responses: {
            /** @description The renamed activity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingActivitySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMappingAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                sectorId: components["parameters"]["SectorId"];
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMappingAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                sectorId: components["parameters"]["SectorId"];
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingAnswers"];
            };
        };
        responses: {
            /** @description The activity as it is now */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmMappings: {
        parameters: {
            query?: {
                customerId?: string;
                /** @description Status of the mapping demand */
                statusKey?: components["schemas"]["DemandStatusKey"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmMappingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFirmMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping; its version is the one of its demand, which grows with every step */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmMappingDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewFirmMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmMappingReview"];
            };
        };
        responses: {
            /** @description The mapping in its new status */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmMapping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                typeId?: string;
                /** @description Words in any order, each a part of the name, in any case and with or without accents */
                name?: string;
                /** @description Only those of which the user has begun a document in this business, or none */
                hasDraft?: boolean;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTemplateTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTemplateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDocumentInput"];
            };
        };
        responses: {
            /** @description The document, and the demand of its review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTemplateDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraftInput"];
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTemplateDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraftInput"];
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmTemplates: {
        parameters: {
            query?: {
                typeId?: string;
                /** @description Words in any order, each a part of the name, in any case and with or without accents */
                name?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFirmTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmTemplateDraft"];
            };
        };
        responses: {
            /** @description The template */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFirmTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmTemplateChanges"];
            };
        };
        responses: {
            /** @description The changed template */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFirmTemplateType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateTypeDraft"];
            };
        };
        responses: {
            /** @description The type */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFirmTemplateType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFirmTemplateType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateTypeDraft"];
            };
        };
        responses: {
            /** @description The type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRiskSectors: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSectorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRiskSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskSectorDraft"];
            };
        };
        responses: {
            /** @description The new sector */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRiskSector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sector */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRiskSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRiskSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskSectorDraft"];
            };
        };
        responses: {
            /** @description The changed sector */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRiskQuestions: {
        parameters: {
            query?: {
                /** @description Only those of a sector */
                Sector_id?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskQuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRiskQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskQuestionDraft"];
            };
        };
        responses: {
            /** @description The new question */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRiskQuestionsBySector: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskSectorQuery"];
            };
        };
        responses: {
            /** @description Questions in the order of the questionnaire, and the answers that were chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSectorQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRiskQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRiskQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRiskQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskQuestionChanges"];
            };
        };
        responses: {
            /** @description The changed question */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRiskAnswers: {
        parameters: {
            query?: {
                /** @description Only those of a question */
                Question_id?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRiskAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskAnswerDraft"];
            };
        };
        responses: {
            /** @description The new answer */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmRiskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRiskAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRiskAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRiskAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskAnswerChanges"];
            };
        };
        responses: {
            /** @description The changed answer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmRiskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRiskAnswersCustomer: {
        parameters: {
            query?: {
                /** @description Only to questions of a sector */
                Sector_id?: string;
                /** @description Only of a customer, for staff */
                Customer_id?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswerCustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveRiskAnswerCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskAnswerCustomerDraft"];
            };
        };
        responses: {
            /** @description The saved answer */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswerCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redoRiskSector: {
        parameters: {
            query: {
                /** @description The sector to answer again */
                Sector_id: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    calculateRisk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskAnswerSelection"];
            };
        };
        responses: {
            /** @description The risk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRiskSpreadsheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskSpreadsheetDraft"];
            };
        };
        responses: {
            /** @description Where the file is */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSpreadsheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRiskAnswerCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswerCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRiskAnswerCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRiskAnswerCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Chosen by the client; a repeat with the same key and body, passwords aside, answers the first result. Of what `x-settles` marks it does so only where it would be refused. It answers 404 once the caller no longer sees what the result tells of */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskAnswerCustomerChanges"];
            };
        };
        responses: {
            /** @description The changed answer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswerCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirmRiskAnswers: {
        parameters: {
            query?: {
                /** @description Only those of a question */
                Question_id?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmRiskAnswerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFirmRiskAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmRiskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description How long ago what the caller shows was read, or when it last heard the stream, milliseconds. It is told of every kind of change where so much is not remembered. */
                missedMs?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream; the data of each event is a ServerEvent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDataExports: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export that is being made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
/**
 * @description A blocked user cannot sign in
 * @enum {string}
 */
export type UserStatus = "ACTIVE" | "BLOCKED";
/** @enum {string} */
export type UserType = "CUSTOMER" | "BACKOFFICE";
/** @enum {string} */
export type PersonType = "PF" | "PJ";
export interface Tag {
    /** Format: uuid */
    id: string;
    name: string;
    /** Format: date-time */
    createdAt: string;
}
export interface UserReference {
    /** Format: uuid */
    id: string;
    name: string;
}
/** @description Eleven digits */
export type Cpf = string;
export interface LegalRepresentative {
    name: string;
    cpf: components["schemas"]["Cpf"];
    /** Format: email */
    email: string;
}
export interface Customer {
    /** Format: uuid */
    id: string;
    name: string;
    type: string | null;
    /** @description Drives which journeys are listed */
    customerType: string | null;
    personType: components["schemas"]["PersonType"];
    cpf: string | null;
    cnpj: string | null;
    /**
     * Format: date
     * @description Last day with access
     */
    accessAllowedUntil: string | null;
    /**
     * Format: date
     * @description Day 0 of the grace
     */
    paymentOverdueSince: string | null;
    hasPaymentOverdue: boolean;
    hasSuspendedContract: boolean;
    /**
     * Format: date-time
     * @description Null where it is not suspended, or nobody recorded since when
     */
    contractSuspendedAt?: string | null;
    isChurn: boolean;
    isPremium: boolean;
    isSpecificDemand: boolean;
    hasActiveContact: boolean;
    serviceContractAwsKey: string | null;
    /** @description Names of contracted tools */
    customerAccess: string[];
    tags: components["schemas"]["Tag"][];
    /** @description Present with `allUsers` */
    users?: components["schemas"]["UserReference"][];
    /**
     * Format: date
     * @description Present with `detailed`
     */
    saleDate?: string | null;
    /**
     * Format: date-time
     * @description Present with `detailed`
     */
    mappingResponsibilityCheckDate?: string | null;
    /** @description Who signs for the customer; present with `detailed` */
    legalRepresentative?: components["schemas"]["LegalRepresentative"] | null;
}
export interface User {
    /** Format: uuid */
    id: string;
    /**
     * Format: uuid
     * @description Null for firm staff
     */
    customerId: string | null;
    name: string;
    /** Format: email */
    email: string;
    /**
     * Format: email
     * @description The new e-mail, while it waits to be confirmed; absent otherwise
     */
    pendingEmail?: string;
    phone: string | null;
    status: components["schemas"]["UserStatus"];
    type: components["schemas"]["UserType"];
    customerAdmin: boolean;
    customerSuperAdmin: boolean;
    customFields: {
        occupation: string | null;
    };
    /** @description FIRM_ADMIN for who keeps the firm's people and contracts; empty for customers */
    roles: string[];
    profilePhotoLink: string | null;
    /** Format: date-time */
    mappingResponsibilityCheckDate: string | null;
    /** Format: date-time */
    createdAt: string;
    /** @description Null for firm staff */
    Customer: components["schemas"]["Customer"] | null;
}
export interface Session {
    user: components["schemas"]["User"];
    token: string;
}
/** @description Error answer (RFC 9457). `message` is written for the user, in Portuguese. */
export interface Problem {
    /** @description URI reference of the kind of problem */
    type: string;
    title: string;
    status: number;
    /** @description Stable code for programs */
    code: string;
    message: string;
    /** @description One message per refused field */
    errors?: {
        [key: string]: string;
    };
    requestId: string;
}
export interface Credentials {
    /** Format: email */
    email: string;
    /** Format: password */
    password: string;
    /**
     * @description Whether the session is to outlive the page; it then ends later when it is not used
     * @default false
     */
    remember?: boolean;
    /** @description Tokens that earlier sign-ins have left on this device. With the one of this user, the failures of others are not counted against them */
    deviceTokens?: string[];
}
export interface SignedIn {
    user: components["schemas"]["User"];
    token: string;
    /** @description Names this device to the server as one on which the user has signed in. Kept beyond the end of the session, and sent when somebody signs in here again */
    deviceToken: string;
}
export interface SessionSummary {
    /** Format: uuid */
    id: string;
    /** @description Browser and system in words; null when it did not say */
    device: string | null;
    /** Format: date-time */
    createdAt: string;
    /**
     * Format: date-time
     * @description Within some minutes
     */
    lastUsedAt: string;
    /** @description It is the session of the call */
    current: boolean;
}
export interface SessionList {
    sessions: components["schemas"]["SessionSummary"][];
}
export interface PasswordResetRequest {
    /** Format: email */
    email: string;
}
export interface PasswordReset {
    /**
     * Format: password
     * @description Composition is checked by the server, which answers WEAK_PASSWORD
     */
    newPassword: string;
    token: string;
    /** Format: email */
    email: string;
}
export interface EmailConfirmation {
    /** Format: email */
    email: string;
    token: string;
}
export interface UserSummary {
    /** Format: uuid */
    id: string;
    name: string;
    /** Format: email */
    email: string;
    type: components["schemas"]["UserType"];
    phone: string | null;
    occupation: string | null;
    status: components["schemas"]["UserStatus"];
    customerAdmin: boolean;
    customerSuperAdmin: boolean;
}
export interface UserList {
    users: components["schemas"]["UserSummary"][];
    total: number;
    /** @description Null on the last page */
    nextCursor: string | null;
}
export type UserName = string;
/** Format: email */
export type UserEmail = string;
/** @description Masked or bare; kept without separators and Brazil's +55 */
export type UserPhone = string | null;
export type UserOccupation = string | null;
/**
 * Format: password
 * @description Of who makes the change; required for another e-mail
 */
export type OwnPassword = string;
export interface UserChanges {
    name?: components["schemas"]["UserName"];
    email?: components["schemas"]["UserEmail"];
    phone?: components["schemas"]["UserPhone"];
    occupation?: components["schemas"]["UserOccupation"];
    /** @description Only an admin grants it or takes it away */
    customerAdmin?: boolean;
    currentPassword?: components["schemas"]["OwnPassword"];
}
export interface UserDraft {
    name: components["schemas"]["UserName"];
    email: components["schemas"]["UserEmail"];
    phone?: components["schemas"]["UserPhone"];
    occupation?: components["schemas"]["UserOccupation"];
    /** @description Only an admin grants it */
    customerAdmin?: boolean;
}
export interface Notification {
    /** Format: uuid */
    id: string;
    title: string;
    description: string | null;
    /** @description The id of the demand when `type` is DEMAND, otherwise a path of the portal */
    link: string | null;
    /** @description DEMAND among others */
    type: string;
    isReaded: boolean;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
}
export interface NotificationList {
    notifications: components["schemas"]["Notification"][];
    /** @description Of the filter */
    total: number;
    /** @description Of all notifications of the user */
    unread: number;
    /** @description Of all notifications of the user, those that came since they last opened the bell */
    unseen: number;
    /** @description Null on the last page */
    nextCursor: string | null;
}
/**
 * @description `requests` are what the firm waits for; `progress` is what else happens to a demand or a journey; `account` is of access, security and payments
 * @enum {string}
 */
export type NotificationKind = "requests" | "messages" | "progress" | "forecasts" | "reminders" | "account";
/**
 * @description `portal` is the bell
 * @enum {string}
 */
export type NotificationChannel = "portal" | "email";
export interface NotificationSetting {
    kind: components["schemas"]["NotificationKind"];
    channel: components["schemas"]["NotificationChannel"];
    enabled: boolean;
    /** @description It cannot be turned off */
    required: boolean;
}
export interface NotificationSettings {
    settings: components["schemas"]["NotificationSetting"][];
}
export interface NotificationSettingChange {
    kind: components["schemas"]["NotificationKind"];
    channel: components["schemas"]["NotificationChannel"];
    enabled: boolean;
}
export interface PasswordChange {
    /** Format: password */
    currentPassword: string;
    /**
     * Format: password
     * @description Composition is checked by the server, which answers WEAK_PASSWORD
     */
    newPassword: string;
    /** Format: password */
    newPasswordConfirm: string;
}
export interface UserRemoval {
    /**
     * Format: uuid
     * @description The heir, an active user of the same customer other than the removed one
     */
    newResponsibleUserId: string;
    /**
     * Format: uuid
     * @description Who gets the private demands that the removed user raised; named only by an admin of the firm or a super admin, and never who removes
     */
    privateDemandsUserId?: string;
}
export interface RemovedUser {
    removed: components["schemas"]["UserReference"];
    heir: components["schemas"]["UserReference"];
}
export interface HeirBusinesses {
    businesses: {
        /** Format: uuid */
        id: string;
        name: string;
    }[];
}
export interface EmailWithdrawal {
    /**
     * Format: email
     * @description The `pendingEmail` that was shown
     */
    email: string;
}
export interface PrivateDemandsLeaver {
    /** Format: uuid */
    id: string;
    name: string;
    /** Format: date-time */
    removedAt: string;
    removedBy: components["schemas"]["UserReference"];
}
export interface WaitingPrivateDemands {
    users: components["schemas"]["PrivateDemandsLeaver"][];
}
export interface PrivateDemandsHeir {
    /**
     * Format: uuid
     * @description An active user of the same customer
     */
    userId: string;
}
export interface DemandTypeDraft {
    name: string;
}
export interface DemandType {
    /** Format: uuid */
    id: string;
    name: string;
    /** @description New demands can be of it */
    active: boolean;
    /** @description Rules know the type by its name */
    fixed: boolean;
    /** Format: date-time */
    createdAt: string;
}
export interface DemandTypeChanges {
    name?: string;
    active?: boolean;
}
/** @enum {string} */
export type DemandStatusKey = "OPEN" | "IN_PROGRESS" | "PENDING" | "FINISHED" | "BLOCKED";
/**
 * @description `updatedAt` oldest change first, `forecast` earliest first with the demands without forecast last
 * @default idDesc
 * @enum {string}
 */
export type FirmDemandOrder = "idDesc" | "idAsc" | "updatedAt" | "forecast";
export interface DemandOwner {
    /** Format: uuid */
    id: string;
    name: string;
}
export type DemandFeedback = {
    /** Format: uuid */
    id: string;
    skipped: boolean;
} | null;
export type DemandJourney = {
    /** @description BLOCKED while a step before it in its journey is undelivered */
    waitsForSteps: boolean;
    journeyType: {
        /**
         * Format: uuid
         * @description Of one demand; absent in lists
         */
        id?: string;
        title: string;
    };
} | null;
/** @description Where a search has found a demand: in its request or in one message, of what the caller may read. Absent where nothing was searched in them, or where title or number have what was searched. */
export interface DemandHit {
    /**
     * Format: uuid
     * @description The message; null for the request
     */
    itemId: string | null;
    /** @description The text before the word, from a little before on */
    before: string;
    /** @description As it is written; empty if it is no single word */
    word: string;
    /** @description The text after it, up to a little behind */
    after: string;
}
export interface DemandSummary {
    /** Format: uuid */
    id: string;
    /** @description Number that people quote */
    externalId: number;
    name: string;
    statusKey: components["schemas"]["DemandStatusKey"];
    /**
     * Format: date
     * @description Day of delivery, America/Sao_Paulo
     */
    deleveryForecast: string | null;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
    /** Format: date-time */
    finishedAt: string | null;
    /**
     * Format: date-time
     * @description Since when it has its status
     */
    statusChangedAt: string;
    /** Format: date-time */
    lastBackofficeAction: string | null;
    /** @description Sigilosa */
    private: boolean;
    priority: boolean;
    /** @description Place in the queue; null outside of it */
    order: number | null;
    visualized: string[];
    following: string[];
    /**
     * Format: uuid
     * @description Creator
     */
    userId: string;
    demandTypeName: string | null;
    /** Format: uuid */
    backofficeUserId: string | null;
    backofficeUserName: string | null;
    /** @description Tag ids */
    demandsTags: string[];
    /** Format: date-time */
    validationDate: string | null;
    feedback: components["schemas"]["DemandFeedback"];
    journey: components["schemas"]["DemandJourney"];
    /** Format: uuid */
    businessId: string | null;
    /** @description The signed-in user is not in `visualized` */
    unread: boolean;
    found?: components["schemas"]["DemandHit"];
}
/** @description A demand with the customer and the business that it belongs to */
export interface FirmDemand {
    customer: components["schemas"]["DemandOwner"];
    business: components["schemas"]["DemandOwner"];
    demand: components["schemas"]["DemandSummary"];
}
export interface FirmDemandList {
    demands: components["schemas"]["FirmDemand"][];
    total: number;
    nextCursor: string | null;
}
export interface DemandAssignment {
    /**
     * Format: uuid
     * @description Null takes the demand from its assignee
     */
    backofficeUserId: string | null;
}
export interface Attachment {
    /** Format: uuid */
    id: string;
    name: string;
    /** @description Bytes */
    size: number;
    contentType: string;
    /** @description For GET /signedDownloadFileUrl */
    key: string;
}
export interface Demand {
    /** Format: uuid */
    id: string;
    /** @description Number that people quote */
    externalId: number;
    name: string;
    statusKey: components["schemas"]["DemandStatusKey"];
    /**
     * Format: date
     * @description Day of delivery, America/Sao_Paulo
     */
    deleveryForecast: string | null;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
    /** Format: date-time */
    finishedAt: string | null;
    /** Format: date-time */
    lastBackofficeAction: string | null;
    /** @description Sigilosa */
    private: boolean;
    priority: boolean;
    /** @description Place in the queue; null outside of it */
    order: number | null;
    visualized: string[];
    following: string[];
    /**
     * Format: uuid
     * @description Creator
     */
    userId: string;
    demandTypeName: string | null;
    /** Format: uuid */
    backofficeUserId: string | null;
    backofficeUserName: string | null;
    /** @description Tag ids */
    demandsTags: string[];
    /** Format: date-time */
    validationDate: string | null;
    feedback: components["schemas"]["DemandFeedback"];
    journey: components["schemas"]["DemandJourney"];
    /** Format: uuid */
    businessId: string | null;
    /** @description The signed-in user is not in `visualized` */
    unread: boolean;
    description: string;
    /** @description Name of `userId`, who inherits the demand when its author is removed */
    creatorName: string | null;
    /** @description Who raised it */
    authorName: string;
    /** Format: date-time */
    statusChangedAt: string;
    /**
     * Format: date-time
     * @description When the assignee was told that the present forecast has passed; null before
     */
    overdueToldAt: string | null;
    /** Format: uuid */
    validationUserId: string | null;
    validationUser: {
        name: string;
    } | null;
    attachments: components["schemas"]["Attachment"][];
    /** @description Users who see the demand while it is private, besides its creator */
    privateUsers: string[];
}
export interface DemandForecast {
    /**
     * Format: date
     * @description At most five years ahead; null takes the promise back
     */
    deleveryForecast: string | null;
}
/**
 * @description PRIVATE_MESSAGE and INTERN_TEMPLATED_MESSAGE never reach a customer; the lines of a FORM that begin with a number or a dash are asked one by one, each with its own answer
 * @enum {string}
 */
export type ProcessItemType = "STATUS" | "MESSAGE" | "DOCUMENT" | "FORM" | "FORM_ANSWER" | "PRIVATE_MESSAGE" | "ATTACHMENT" | "TEMPLATED_MESSAGE" | "INTERN_TEMPLATED_MESSAGE";
/** @description Text with placeholders and their values, as `oldDemand_deleveryForecast` */
export type ItemTemplate = {
    template: string;
    parameters: {
        [key: string]: string;
    };
} | null;
export type ItemCustomFields = {
    statusKey?: components["schemas"]["DemandStatusKey"];
} | null;
/** @description Entry of the conversation. A deleted item keeps its place and shows no content. */
export interface ProcessItem {
    /** Format: uuid */
    id: string;
    type: components["schemas"]["ProcessItemType"];
    content: string | null;
    template: components["schemas"]["ItemTemplate"];
    /** @enum {string} */
    userType: "CUSTOMER" | "BACKOFFICE" | "SYSTEM";
    userName: string | null;
    /** Format: uuid */
    userId: string | null;
    /** Format: date-time */
    createdAt: string;
    deleted: boolean;
    attachments: components["schemas"]["Attachment"][];
    customFields: components["schemas"]["ItemCustomFields"];
}
export type DocumentCustomFields = {
    /** @description A firm document with an explicit false is never returned to customers */
    wasSendToCustomer?: boolean;
} | null;
/**
 * @description Shown as Aguardando and Aceito
 * @enum {string}
 */
export type DocumentStatus = "waiting" | "accepted";
export interface DocumentChanges {
    name?: string;
    flagged?: boolean;
    customFields?: components["schemas"]["DocumentCustomFields"];
    status?: components["schemas"]["DocumentStatus"];
}
export interface Document {
    /** Format: uuid */
    id: string;
    name: string;
    /** Format: date-time */
    createdAt: string;
    /** Format: uuid */
    demandId: string | null;
    demand: {
        name: string;
    } | null;
    /** @description Final document of a data mapping */
    flagged: boolean;
    /** @description Answers that a generated document was filled with */
    fields: {
        [key: string]: string;
    } | null;
    customFields: components["schemas"]["DocumentCustomFields"];
    /**
     * Format: uuid
     * @description Author; null when the system wrote it
     */
    userId: string | null;
    /** @enum {string|null} */
    userType: "CUSTOMER" | "BACKOFFICE" | null;
    userName: string | null;
    status: components["schemas"]["DocumentStatus"];
    fileName: string;
    /** @description Media type */
    fileType: string;
    /** @description Bytes */
    fileSize: number;
    /** @description The same words as a .docx, of a document that was made of a template */
    wordFile: {
        fileName: string;
        /** @description Bytes */
        fileSize: number;
    } | null;
}
export interface PreJourneyDemandDraft {
    /** Format: uuid */
    demandId: string;
}
export interface JourneyDemand {
    /** Format: uuid */
    id: string;
    name: string;
    statusKey: components["schemas"]["DemandStatusKey"];
    /**
     * Format: date
     * @description Day of delivery, America/Sao_Paulo
     */
    deleveryForecast: string | null;
    /** Format: date-time */
    finishedAt: string | null;
}
export interface FirmUser {
    /** Format: uuid */
    id: string;
    /**
     * Format: uuid
     * @description Null for firm staff
     */
    customerId: string | null;
    customerName: string | null;
    name: string;
    /** Format: email */
    email: string;
    type: components["schemas"]["UserType"];
    phone: string | null;
    occupation: string | null;
    status: components["schemas"]["UserStatus"];
    customerAdmin: boolean;
    customerSuperAdmin: boolean;
    /** Format: date-time */
    createdAt: string;
}
export interface FirmUserList {
    users: components["schemas"]["FirmUser"][];
    total: number;
    /** @description Null on the last page */
    nextCursor: string | null;
}
export interface FirmUserDraft {
    /**
     * Format: uuid
     * @description Null makes a person of the firm, who has no customer roles
     */
    customerId: string | null;
    name: components["schemas"]["UserName"];
    email: components["schemas"]["UserEmail"];
    phone?: components["schemas"]["UserPhone"];
    occupation?: components["schemas"]["UserOccupation"];
    customerAdmin?: boolean;
    customerSuperAdmin?: boolean;
    /** @description Only of a person of the firm */
    firmAdmin?: boolean;
}
export interface FirmUserChanges {
    name?: components["schemas"]["UserName"];
    email?: components["schemas"]["UserEmail"];
    phone?: components["schemas"]["UserPhone"];
    occupation?: components["schemas"]["UserOccupation"];
    customerAdmin?: boolean;
    customerSuperAdmin?: boolean;
    /** @description Only of a person of the firm */
    firmAdmin?: boolean;
    currentPassword?: components["schemas"]["OwnPassword"];
}
export interface FirmUserStatusChange {
    status: components["schemas"]["UserStatus"];
}
export interface AuditEntry {
    /** Format: uuid */
    id: string;
    /** Format: date-time */
    at: string;
    event: string;
    /**
     * Format: uuid
     * @description Null for a stranger, a job, the operator
     */
    actorId: string | null;
    /** @description Null where the person is gone */
    actorName: string | null;
    /**
     * Format: uuid
     * @description Null for the firm's own
     */
    customerId: string | null;
    subjectId: string | null;
    /** @description What was noted; of a change each column with its value before and after */
    details: {
        [key: string]: unknown;
    };
}
export interface AuditEntryList {
    entries: components["schemas"]["AuditEntry"][];
    /** @description 10000 where there are as many or more */
    total: number;
    /** @description Null on the last page */
    nextCursor: string | null;
}
export interface FirmRemovedUser {
    /** Format: uuid */
    id: string;
    /**
     * Format: uuid
     * @description Null for firm staff
     */
    customerId: string | null;
    customerName: string | null;
    name: string;
    /** Format: email */
    email: string;
    /** Format: date-time */
    removedAt: string;
    removedBy: components["schemas"]["UserReference"];
    heir: components["schemas"]["UserReference"];
    /** @description Private demands that still wait for somebody to be named */
    privateDemands: number;
    /** @description Within 30 days */
    restorable: boolean;
}
export interface FirmRemovedUserList {
    users: components["schemas"]["FirmRemovedUser"][];
    total: number;
    /** @description Null on the last page */
    nextCursor: string | null;
}
/**
 * @description Of what the caller sees of it: PENDING when any of its demands is, FINISHED when all of the journey's demands are, IN_PROGRESS when it was started or is being prepared, otherwise OPEN
 * @enum {string}
 */
export type JourneyStatusKey = "OPEN" | "IN_PROGRESS" | "PENDING" | "FINISHED";
export interface DefaultDemand {
    /** Format: uuid */
    id: string;
    title: string;
    description: string;
}
export interface CustomerJourney {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    journeyTypeId: string;
    /** Format: uuid */
    customerId: string;
    /**
     * Format: uuid
     * @description The business that it was started in
     */
    businessId: string;
    /** Format: date-time */
    createdAt: string;
    /** @description In the order of its steps; private ones only for those who see them */
    demands: components["schemas"]["JourneyDemand"][];
}
export interface JourneyType {
    /** Format: uuid */
    id: string;
    title: string;
    description: string;
    /** @description Place in the list */
    index: number;
    statusKey: components["schemas"]["JourneyStatusKey"];
    /** @description The type of customer that it is for; null for every customer */
    customerType: string | null;
    /** @description Customers can start it */
    active: boolean;
    /** @description What it consists of, in order; present with `withDefaultDemands` */
    defaultDemands?: components["schemas"]["DefaultDemand"][];
    /** @description Demands that prepare it; present with `withCustomerJourney` */
    preJourneyDemand?: components["schemas"]["JourneyDemand"][];
    /** @description Where it was started, oldest first; present with `withCustomerJourney` */
    customerJourney?: components["schemas"]["CustomerJourney"][];
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
}
export interface JourneyTypeList {
    journeyTypes: components["schemas"]["JourneyType"][];
    total: number;
    nextCursor: string | null;
}
export type Title = string;
export type Description = string;
export type Index = number;
export type CustomerType = string | null;
/** @description All of them, in order. One with the id of a present one changes it; those that are left out are removed. Journeys that were started before keep their demands. */
export type DefaultDemandDrafts = {
    /** Format: uuid */
    id?: string;
    title: components["schemas"]["Title"];
    description: components["schemas"]["Description"];
}[];
export interface JourneyTypeDraft {
    title: components["schemas"]["Title"];
    description: components["schemas"]["Description"];
    index?: components["schemas"]["Index"];
    customerType?: components["schemas"]["CustomerType"];
    active?: boolean;
    defaultDemands: components["schemas"]["DefaultDemandDrafts"];
}
export interface JourneyTypeChanges {
    title?: components["schemas"]["Title"];
    description?: components["schemas"]["Description"];
    index?: components["schemas"]["Index"];
    customerType?: components["schemas"]["CustomerType"];
    active?: boolean;
    defaultDemands?: components["schemas"]["DefaultDemandDrafts"];
}
export interface CustomerJourneyList {
    customerJourneys: components["schemas"]["CustomerJourney"][];
    total: number;
    nextCursor: string | null;
}
export interface CustomerJourneyDraft {
    /** Format: uuid */
    journeyTypeId: string;
    /** Format: uuid */
    customerId: string;
    /**
     * Format: uuid
     * @description The business to start it in; the active one when absent
     */
    businessId?: string;
    /**
     * Format: uuid
     * @description Of staff, the user of the customer that the demands are raised for
     */
    userId?: string;
}
export interface CustomerJourneyChanges {
    /** Format: uuid */
    journeyTypeId?: string;
    /**
     * Format: uuid
     * @description As it is; a journey stays with its customer
     */
    customerId?: string;
    /** @description All of its demands, in order; of the journey's business, and of no other journey */
    demandsIds?: string[];
}
/**
 * @description A legal text of the firm; the choice about cookies is kept in the browser alone
 * @enum {string}
 */
export type LegalDocumentKey = "terms" | "privacy" | "cookies";
export interface LegalLink {
    text: string;
    /** @description A section of the same text, a path of the portal, an https or a mailto address */
    href: string;
}
/** @description A run of text, with its links */
export type LegalText = (string | components["schemas"]["LegalLink"])[];
/** @description What a new wording changed, for who knows the one before */
export interface LegalChange {
    /**
     * Format: date
     * @description Since when the words are so
     */
    date: string;
    text: components["schemas"]["LegalText"];
}
export interface LegalParagraph {
    /** @constant */
    kind: "paragraph";
    /** @description Its place in its section, by which it is cited */
    number: string;
    text: components["schemas"]["LegalText"];
}
/** @description Belongs to the paragraph before it */
export interface LegalList {
    /** @constant */
    kind: "list";
    items: components["schemas"]["LegalText"][];
}
export interface LegalTable {
    /** @constant */
    kind: "table";
    caption: string;
    columns: string[];
    /** @description As many cells as columns; the first names the row */
    rows: components["schemas"]["LegalText"][][];
}
export interface LegalSection {
    /** @description Anchor on the page, the number of the section */
    id: string;
    number: number;
    title: string;
    blocks: (components["schemas"]["LegalParagraph"] | components["schemas"]["LegalList"] | components["schemas"]["LegalTable"])[];
}
/** @description A legal text of the firm, ready to be shown */
export interface LegalDocument {
    title: string;
    /**
     * Format: date
     * @description When it was first published
     */
    date: string;
    /**
     * Format: date
     * @description Since when its words are these; the version that is accepted
     */
    revised: string;
    /** @description Newest first; empty for a text as it was first published */
    changes: components["schemas"]["LegalChange"][];
    intro: components["schemas"]["LegalText"];
    sections: components["schemas"]["LegalSection"][];
}
/**
 * @description A text that users accept
 * @enum {string}
 */
export type LegalTextKey = "terms" | "privacy";
export interface LegalVersion {
    document: components["schemas"]["LegalTextKey"];
    /**
     * Format: date
     * @description Day since when its words are these
     */
    version: string;
    /**
     * Format: date-time
     * @description When the user accepted it; null when they have not
     */
    acceptedAt: string | null;
}
export interface LegalAcceptance {
    document: components["schemas"]["LegalTextKey"];
    /** Format: date */
    version: string;
    /** Format: date-time */
    acceptedAt: string;
}
export interface LegalAcceptanceList {
    /** @description The version in force of each text */
    current: components["schemas"]["LegalVersion"][];
    /** @description Every version that the user ever accepted, newest first */
    acceptances: components["schemas"]["LegalAcceptance"][];
}
export interface LegalAcceptanceDraft {
    document: components["schemas"]["LegalTextKey"];
    /**
     * Format: date
     * @description The version that the user read
     */
    version: string;
}
export type Name = string;
/** @description Twelve digits or capital letters and two check digits */
export type Cnpj = string;
/** @description Digits only; eight, or nine as the specification writes them */
export type Cep = string;
export type AddressLine = string;
/** @description At most four characters by the conventions of the specification */
export type AddressNumber = string;
/** @description The form of the customer's data. The document of the customer's kind of person is required: `cpf` of an individual, `cnpj` of a company. The address is that of the default business. */
export interface CustomerUpdate {
    name?: components["schemas"]["Name"];
    cpf?: components["schemas"]["Cpf"];
    cnpj?: components["schemas"]["Cnpj"];
    cep: components["schemas"]["Cep"];
    addressCity: components["schemas"]["AddressLine"];
    addressState: components["schemas"]["AddressLine"];
    address: components["schemas"]["AddressLine"];
    addressNumber: components["schemas"]["AddressNumber"];
    addressDistrict: components["schemas"]["AddressLine"];
    addressComplement: components["schemas"]["AddressLine"];
}
export interface BusinessMember {
    /** Format: uuid */
    id: string;
    name: string;
    /**
     * Format: email
     * @description Tells those of one name apart
     */
    email: string;
}
export interface Business {
    /** Format: uuid */
    id: string;
    name: string;
    personType: components["schemas"]["PersonType"];
    cpf: string | null;
    cnpj: string | null;
    cep: string | null;
    addressCity: string | null;
    addressState: string | null;
    address: string | null;
    addressNumber: string | null;
    addressDistrict: string | null;
    addressComplement: string | null;
    isInternational: boolean;
    /** @description Key of an uploaded file */
    logo: string | null;
    /** Format: date-time */
    createdAt: string;
    /** @description Associated users, by name; present with `allUsers` and where one business is answered */
    Users?: components["schemas"]["BusinessMember"][];
    /** @description Number of associated users, also of those left out by `firstUsers`; present in lists with `Users` */
    usersTotal?: number;
}
export interface CustomerTagList {
    tags: components["schemas"]["Tag"][];
    total: number;
    /** @description Null on the last page */
    nextCursor: string | null;
}
export interface OverdueCustomer {
    /** Format: uuid */
    id: string;
    name: string;
    /**
     * Format: date
     * @description Day 0 of the grace
     */
    paymentOverdueSince: string | null;
    hasPaymentOverdue: boolean;
}
export interface OverdueCustomerList {
    customers: components["schemas"]["OverdueCustomer"][];
    total: number;
    nextCursor: string | null;
}
/**
 * @description `regular` has none of the states that limit the access; `overdue` has an overdue payment inside or beyond the grace; `delinquent` carries the tag 'Inadimplente'
 * @enum {string}
 */
export type ContractFilter = "regular" | "churned" | "suspended" | "overdue" | "delinquent" | "specificDemand" | "premium";
export interface CustomerList {
    customers: components["schemas"]["Customer"][];
    total: number;
    nextCursor: string | null;
}
export type NullableCpf = string | null;
export type NullableCnpj = string | null;
export type FreeText = string | null;
export type NullableRepresentative = components["schemas"]["LegalRepresentative"] | null;
export interface CustomerDraft {
    name: components["schemas"]["Name"];
    personType: components["schemas"]["PersonType"];
    cpf?: components["schemas"]["NullableCpf"];
    cnpj?: components["schemas"]["NullableCnpj"];
    type?: components["schemas"]["FreeText"];
    customerType?: components["schemas"]["FreeText"];
    hasActiveContact?: boolean;
    legalRepresentative?: components["schemas"]["NullableRepresentative"];
}
export interface CustomerChange {
    name?: components["schemas"]["Name"];
    personType?: components["schemas"]["PersonType"];
    cpf?: components["schemas"]["NullableCpf"];
    cnpj?: components["schemas"]["NullableCnpj"];
    type?: components["schemas"]["FreeText"];
    customerType?: components["schemas"]["FreeText"];
    hasActiveContact?: boolean;
    legalRepresentative?: components["schemas"]["NullableRepresentative"];
}
export interface BusinessList {
    business: components["schemas"]["Business"][];
    total: number;
}
/** @enum {string} */
export type ToolName = "Gerador de documentos" | "Mapeamento de dados" | "Registrar marcas" | "Análise Interna de Risco" | "Lembretes";
/** @description What is left out stays as it is; 400 where nothing is named */
export interface ContractChange {
    /** @description Whether the contract has ended. A change of it without `accessAllowedUntil` sets that too: fifteen days from today, or none when the end is revoked */
    isChurn?: boolean;
    /**
     * Format: date
     * @description Last day with access
     */
    accessAllowedUntil?: string | null;
    hasSuspendedContract?: boolean;
    hasPaymentOverdue?: boolean;
    /**
     * Format: date
     * @description Day 0 of the grace; today or a day that has passed
     */
    paymentOverdueSince?: string | null;
    isPremium?: boolean;
    isSpecificDemand?: boolean;
    /** @description Names of the contracted tools */
    customerAccess?: components["schemas"]["ToolName"][];
    /**
     * Format: date
     * @description Today or a day that has passed
     */
    saleDate?: string | null;
    /** @description Key of a file that the caller has uploaded */
    serviceContractAwsKey?: string | null;
}
export interface TagDraft {
    name: string;
}
export type NullableCep = string | null;
export type NullableLine = string | null;
export type NullableNumber = string | null;
/** @description Key of a file that the caller has uploaded */
export type LogoKey = string | null;
export interface BusinessDraft {
    name: components["schemas"]["Name"];
    /** @description That of the customer when absent */
    personType?: components["schemas"]["PersonType"];
    cpf?: components["schemas"]["NullableCpf"];
    cnpj?: components["schemas"]["NullableCnpj"];
    cep?: components["schemas"]["NullableCep"];
    addressCity?: components["schemas"]["NullableLine"];
    addressState?: components["schemas"]["NullableLine"];
    address?: components["schemas"]["NullableLine"];
    addressNumber?: components["schemas"]["NullableNumber"];
    addressDistrict?: components["schemas"]["NullableLine"];
    addressComplement?: components["schemas"]["NullableLine"];
    isInternational?: boolean;
    logo?: components["schemas"]["LogoKey"];
    /**
     * Format: uuid
     * @description Whose it becomes; staff name it, and nobody else may
     */
    customerId?: string;
}
export interface BusinessCounts {
    /** Format: uuid */
    businessId: string;
    /** @description Not delivered yet, of those that the list of demands has */
    open: number;
    /** @description Whose turn is the customer's, to answer or to validate; zero while the contract allows neither */
    waiting: number;
    /** @description Whose forecast has passed while the firm is to act, of those that the list of demands has; none while the contract suspends the deadlines */
    overdue: number;
}
export interface BusinessCountList {
    counts: components["schemas"]["BusinessCounts"][];
}
export interface BusinessAssociation {
    /** Format: uuid */
    businessId: string;
    /** Format: uuid */
    userId: string;
}
export interface BusinessUpdate {
    name?: components["schemas"]["Name"];
    personType?: components["schemas"]["PersonType"];
    cpf?: components["schemas"]["NullableCpf"];
    cnpj?: components["schemas"]["NullableCnpj"];
    cep?: components["schemas"]["NullableCep"];
    addressCity?: components["schemas"]["NullableLine"];
    addressState?: components["schemas"]["NullableLine"];
    address?: components["schemas"]["NullableLine"];
    addressNumber?: components["schemas"]["NullableNumber"];
    addressDistrict?: components["schemas"]["NullableLine"];
    addressComplement?: components["schemas"]["NullableLine"];
    isInternational?: boolean;
    logo?: components["schemas"]["LogoKey"];
}
/** @description Exact number of visible demands by status */
export interface DemandCounts {
    OPEN: number;
    IN_PROGRESS: number;
    PENDING: number;
    FINISHED: number;
    BLOCKED: number;
}
export interface Home {
    /** @description OPEN, IN_PROGRESS and BLOCKED */
    demandsActive: components["schemas"]["DemandSummary"][];
    demandsPending: components["schemas"]["DemandSummary"][];
    demandsFinished: components["schemas"]["DemandSummary"][];
    /** @description Delivered demands that await a feedback of this user */
    customerSuccessDemandsWithoutFeedback: components["schemas"]["DemandSummary"][];
    counts: components["schemas"]["DemandCounts"];
    waiting: {
        /** @description All that waits for the customer, also while the contract allows neither an answer nor a validation */
        count: number;
        /** @description What the customer should do first: answers before validations, and of each kind what has waited longest */
        demands: components["schemas"]["DemandSummary"][];
    };
    /** @description Not delivered yet and promised for today or later, the next one first */
    coming: components["schemas"]["DemandSummary"][];
    /** @description Not delivered by the promised day, the longest overdue first */
    overdue: components["schemas"]["DemandSummary"][];
    /** @description Overdue invoices of the customer without a proof of payment that was not refused: one that names the invoice, or one that names none, or one that the firm has yet to check while another names the same invoice, which was sent since the invoice fell due and counts for one; zero for who does not see the finance page */
    lateInvoices: number;
}
export interface WaitingCount {
    /** @description None while the contract allows neither an answer nor a validation */
    count: number;
}
export interface Shell {
    businesses: components["schemas"]["BusinessList"];
    waiting: components["schemas"]["WaitingCount"];
    notifications: components["schemas"]["NotificationList"];
}
/**
 * @description `name` A to Z and by the size of numbers, `updatedAt` newest first, `forecast…` earliest first with the demands without forecast at one end, `turn` by whose turn it is (the customer's to answer, the customer's to validate, the firm's, blocked ones, nobody's) and within it by the forecast, those without one last. Without an order lists are in that of `idDesc`; a search has those first that have its words as they were typed, then those with other forms of them, then those with words that begin like the last one
 * @enum {string}
 */
export type DemandOrder = "idAsc" | "idDesc" | "name" | "updatedAt" | "forecastNullsFirst" | "forecastNullsLast" | "turn";
export interface DemandList {
    demands: components["schemas"]["DemandSummary"][];
    total: number;
    nextCursor: string | null;
}
/** @description A file that was put to its signed address; `awsFileKey` is the key of the upload */
export interface UploadRecord {
    fileName: string;
    /** @description Media type */
    fileType: string;
    /** @description Bytes */
    fileSize: number;
    awsFileKey: string;
}
export type UploadRecords = components["schemas"]["UploadRecord"][];
/** @description As many as a private demand may have, `PRIVATE_USERS_MAX` of the SDK */
export type DemandUsers = string[];
export interface DemandDraft {
    name: string;
    description: string;
    private?: boolean;
    priority?: boolean;
    /** @description `private`, as the demand for a new business calls it; either makes it private */
    privateDemand?: boolean;
    /** @description `priority`, as the demand for a new business calls it; either gives priority */
    priorityDemand?: boolean;
    /**
     * @description The meeting that a tool begins with; other types are the firm's to give. 409 when the business has one already.
     * @enum {string}
     */
    demandTypeName?: "Análise Interna de Risco";
    attachments?: components["schemas"]["UploadRecords"];
    usersToNotify?: components["schemas"]["DemandUsers"];
}
/**
 * @description Side of the demands of a customer with the tag 'Demanda Específica'
 * @enum {string}
 */
export type DemandKind = "specific" | "advisory";
/** @description The first page of each status */
export interface DemandBoard {
    OPEN: components["schemas"]["DemandList"];
    IN_PROGRESS: components["schemas"]["DemandList"];
    PENDING: components["schemas"]["DemandList"];
    FINISHED: components["schemas"]["DemandList"];
    BLOCKED: components["schemas"]["DemandList"];
}
/** @description A visible demand whose forecast moves */
export interface DemandSlaChange {
    /** Format: uuid */
    demandId: string;
    name: string;
    /**
     * Format: uuid
     * @description The queue is of all businesses of a customer
     */
    businessId: string;
    businessName: string;
    /** Format: date */
    from: string | null;
    /** Format: date */
    to: string;
}
/** @description What prioritising the demand would do */
export interface DemandSla {
    /** Format: date */
    deleveryForecast: string;
    changes: components["schemas"]["DemandSlaChange"][];
}
export interface DemandReorder {
    demands: {
        /** Format: uuid */
        id: string;
        /**
         * Format: date
         * @description What the client shows; the server computes its own
         */
        deleveryForecast?: string | null;
        /** @description The place that the user saw it at; without it another's order is overwritten */
        order?: number | null;
    }[];
}
export interface ReorderedDemands {
    demands: components["schemas"]["DemandSummary"][];
}
/** @description Every visible demand whose forecast an order moves */
export interface DemandOrderPreview {
    changes: components["schemas"]["DemandSlaChange"][];
}
export interface DemandTypeList {
    demandTypes: components["schemas"]["DemandType"][];
    total: number;
}
export interface DemandChanges {
    name?: string;
    description?: string;
}
export interface DemandPatch {
    statusKey?: components["schemas"]["DemandStatusKey"];
    /** @description Up to 10000 characters, whoever writes; the portal's own forms let 2048 be typed */
    message?: string;
    attachments?: components["schemas"]["UploadRecords"];
    /**
     * Format: uuid
     * @description The new assignee, for staff; customers name the one that the demand has
     */
    backofficeUserId?: string | null;
    /**
     * Format: date
     * @description Staff only
     */
    deleveryForecast?: string | null;
}
/** @description One page, oldest first; the page without cursor holds the newest items */
export interface ProcessItemList {
    items: components["schemas"]["ProcessItem"][];
    total: number;
    /** @description Leads to the older page */
    nextCursor: string | null;
}
/** @description A status that a demand entered, after the one in which it was raised */
export interface DemandStatusStep {
    statusKey: components["schemas"]["DemandStatusKey"];
    /** Format: date-time */
    at: string;
}
/** @description A time in which the contract let no deadline run: a suspension or late payment that is over, or the end of the contract. What suspends it now is in the customer's own data. */
export interface DemandDeadlineStop {
    /** @enum {string} */
    reason: "suspended" | "ended";
    /** Format: date-time */
    from: string;
    /**
     * Format: date-time
     * @description Null while the contract has ended
     */
    to: string | null;
}
/** @description Who has a part in a demand, as far as the user may know of them */
export interface DemandPerson {
    /** Format: uuid */
    id: string;
    name: string;
    /** @enum {string} */
    userType: "CUSTOMER" | "BACKOFFICE";
    /**
     * Format: email
     * @description Of an active user of the customer who has the name of another one; null for everybody else
     */
    email: string | null;
    occupation: string | null;
    /** @description Whose work it is, who asked for it, who wrote in it, who is told of it */
    parts: ("assignee" | "creator" | "writer" | "follower")[];
}
export interface DemandTimeline {
    changes: components["schemas"]["DemandStatusStep"][];
    stops: components["schemas"]["DemandDeadlineStop"][];
    people: components["schemas"]["DemandPerson"][];
}
export interface DocumentList {
    documents: components["schemas"]["Document"][];
    total: number;
    nextCursor: string | null;
}
/** @description A file of the demand itself, or of one of its messages, and whose it is */
export interface DemandAttachment {
    /** Format: uuid */
    id: string;
    name: string;
    /** @description Bytes */
    size: number;
    contentType: string;
    /** @description For GET /signedDownloadFileUrl */
    key: string;
    /**
     * Format: date-time
     * @description When it came
     */
    createdAt: string;
    /** @enum {string} */
    userType: "CUSTOMER" | "BACKOFFICE" | "SYSTEM";
    userName: string | null;
}
export interface DemandAttachmentList {
    attachments: components["schemas"]["DemandAttachment"][];
    total: number;
    nextCursor: string | null;
}
export interface DemandPage {
    demand: components["schemas"]["Demand"];
    items: components["schemas"]["ProcessItemList"];
    timeline: components["schemas"]["DemandTimeline"];
    documents: components["schemas"]["DocumentList"];
    attachments: components["schemas"]["DemandAttachmentList"];
}
export interface DemandStatusChange {
    /** @description Staff set any. PENDING asks the customer, who answers in the chat's stead; BLOCKED closes the chat to them and is shown as blocked by the firm, in a journey as a step that waits for others while some before it are undelivered; FINISHED is the delivery */
    statusKey: components["schemas"]["DemandStatusKey"];
    /** @description Up to 10000 characters, whoever writes; the portal's own forms let 2048 be typed */
    message?: string;
    attachments?: components["schemas"]["UploadRecords"];
    /**
     * Format: uuid
     * @description The new assignee, for staff; customers name the one that the demand has
     */
    backofficeUserId?: string | null;
    /**
     * Format: date
     * @description Staff only
     */
    deleveryForecast?: string | null;
}
export interface DemandSelection {
    demandsIds: string[];
}
export interface ValidatedDemands {
    demands: components["schemas"]["Demand"][];
}
export interface DemandReference {
    /** Format: uuid */
    id: string;
    externalId: number;
    name: string;
}
/** @description A date that a demand was given, and why */
export interface DemandForecastStep {
    /**
     * @description What gave the date: its place in the queue; priority; another's priority; an order chosen by the customer; an answer; a reopening; the end of a suspension; the firm; or nobody knows, since it is older than the record of causes
     * @enum {string}
     */
    kind: "queue" | "priority" | "overtaken" | "reordered" | "answered" | "reopened" | "resumed" | "staff" | "unrecorded";
    /** Format: date */
    from: string | null;
    /** Format: date */
    to: string | null;
    /** @description In the customer's queue */
    place: number | null;
    /** @description Business days counted */
    offset: number;
    /**
     * Format: date
     * @description The day that they are counted from
     */
    countedFrom: string | null;
    /**
     * Format: date
     * @description The date of those ahead, where the count ends earlier
     */
    notBefore: string | null;
    /**
     * Format: date
     * @description The date of those behind, where the count ends later
     */
    notAfter: string | null;
    /** @description The demand whose priority delayed this one; null also where the user may not know of it */
    movedBy: components["schemas"]["DemandReference"] | null;
    /** @description Who caused it */
    userName: string | null;
    /** @enum {string} */
    userType: "CUSTOMER" | "BACKOFFICE" | "SYSTEM";
    /** Format: date-time */
    at: string;
}
/** @description The date of a demand and how it came about, oldest first */
export interface DemandForecastHistory {
    /** Format: date */
    deleveryForecast: string | null;
    causes: components["schemas"]["DemandForecastStep"][];
}
/** @description Why a date is what it is */
export interface DemandForecastCause {
    /**
     * @description What gave the date: its place in the queue; priority; another's priority; an order chosen by the customer; an answer; a reopening; the end of a suspension; the firm; or nobody knows, since it is older than the record of causes
     * @enum {string}
     */
    kind: "queue" | "priority" | "overtaken" | "reordered" | "answered" | "reopened" | "resumed" | "staff" | "unrecorded";
    /** Format: date */
    from: string | null;
    /** Format: date */
    to: string | null;
    /** @description In the customer's queue */
    place: number | null;
    /** @description Business days counted */
    offset: number;
    /**
     * Format: date
     * @description The day that they are counted from
     */
    countedFrom: string | null;
    /**
     * Format: date
     * @description The date of those ahead, where the count ends earlier
     */
    notBefore: string | null;
    /**
     * Format: date
     * @description The date of those behind, where the count ends later
     */
    notAfter: string | null;
}
/** @description What becomes of the date; `cause` is null when it stays */
export interface DemandForecastPreview {
    /** Format: date */
    deleveryForecast: string | null;
    /** @description In the customer's queue */
    place: number;
    cause: components["schemas"]["DemandForecastCause"] | null;
}
/** @description Without `following` the call toggles */
export interface DemandFollowing {
    following?: boolean;
}
export interface DemandFollowers {
    following: string[];
}
export interface DemandView {
    visualized: string[];
    /** @description Whether it was unread for them before this call */
    wasUnread: boolean;
    /**
     * Format: date-time
     * @description When the user last caught up with the demand before this call: what came after it is new to them. Null where that is not known
     */
    previousViewAt: string | null;
}
export interface DemandViewers {
    visualized: string[];
}
export interface DemandViewersDraft {
    visualized: string[];
}
export interface DemandPrivacyUsers {
    usersIds?: components["schemas"]["DemandUsers"];
}
export interface DemandPrivacyInMass {
    /**
     * Format: uuid
     * @description Sees the demands as well
     */
    anotherUser?: string | null;
}
export interface PrivateDemands {
    demands: components["schemas"]["Demand"][];
}
export interface DemandScreening {
    /** Format: uuid */
    demandId: string;
    /**
     * Format: uuid
     * @description Null when the type is gone
     */
    demandTypeId: string | null;
    demandTypeName: string;
    /** Format: uuid */
    backofficeUserId: string | null;
    backofficeUserName: string | null;
    /** @description Never reaches a customer */
    note: string | null;
    /** Format: uuid */
    screenedById: string;
    screenedByName: string;
    /** Format: date-time */
    screenedAt: string;
}
export interface DemandScreeningDraft {
    /** Format: uuid */
    demandTypeId: string;
    /**
     * Format: uuid
     * @description Absent leaves the assignee, null takes the demand from them
     */
    backofficeUserId?: string | null;
    note?: string | null;
}
export interface ProcessItemDraft {
    type: components["schemas"]["ProcessItemType"];
    content?: string | null;
    template?: components["schemas"]["ItemTemplate"];
    attachments?: components["schemas"]["UploadRecords"];
    customFields?: components["schemas"]["ItemCustomFields"];
}
/** @description A text, attachments, or both; a message with neither is refused */
export interface MessageDraft {
    /** @description Up to 10000 characters, whoever writes; the portal's own forms let 2048 be typed */
    content?: string;
    attachments?: components["schemas"]["UploadRecords"];
    /**
     * Format: uuid
     * @description The assignee that the demand has, as the writer knows; 409 when it is another
     */
    backofficeUserId?: string | null;
}
export interface DemandTagList {
    demandsTags: components["schemas"]["Tag"][];
    total: number;
    /** @description Null on the last page */
    nextCursor: string | null;
}
export interface DemandTagDraft {
    /** Format: uuid */
    customerId: string;
    name: string;
}
export interface DemandTagChoice {
    /** Format: uuid */
    tagId: string;
    /** Format: uuid */
    demandId: string;
}
/** @enum {string} */
export type FeedbackType = "DEMAND";
/** @description A rating, or `skipped` without one */
export interface FeedbackDraft {
    feedbackType: components["schemas"]["FeedbackType"];
    /** Format: uuid */
    demandId: string;
    rating?: number;
    description?: string;
    skipped?: boolean;
}
export interface Feedback {
    /** Format: uuid */
    id: string;
    feedbackType: components["schemas"]["FeedbackType"];
    /** Format: uuid */
    demandId: string;
    rating: number | null;
    description: string | null;
    skipped: boolean;
}
export interface DocumentDraft {
    /**
     * Format: uuid
     * @description Required of staff; decides the customer
     */
    demandId?: string;
    name: string;
    awsFileKey: string;
    flagged?: boolean;
    fields?: {
        [key: string]: string;
    };
    customFields?: components["schemas"]["DocumentCustomFields"];
    status?: components["schemas"]["DocumentStatus"];
}
export interface FileDownload {
    /**
     * Format: uri-reference
     * @description GET without token; expires. Relative to the address of the call when this server keeps the files; absolute when an object storage does.
     */
    signedUrl: string;
    fileName: string;
}
/** @enum {string} */
export type FileType = "ATTACHMENT" | "DOCUMENT" | "TEMPLATE" | "LOGO" | "GAZETTE" | "RECEIPT";
export interface SignedUpload {
    /**
     * Format: uri-reference
     * @description PUT the file here, with its content type and no token. Relative to the address of the call when this server keeps the files; absolute when an object storage does.
     */
    signedUrl: string;
    key: string;
}
/**
 * @description As the payment provider names it. CONFIRMED, RECEIVED and RECEIVED_IN_CASH are shown as Pago, OVERDUE as Atrasado, PENDING as Em aberto, anything else as '-'.
 * @enum {string}
 */
export type BillingStatus = "PENDING" | "RECEIVED" | "RECEIVED_IN_CASH" | "CONFIRMED" | "OVERDUE" | "REFUNDED";
export interface Billing {
    /** Format: uuid */
    id: string;
    /** @description Where it is paid; https, or a path of the portal */
    invoiceUrl: string | null;
    /** @description 'Parcela N de M' makes it an instalment; without one it is a fine */
    description: string;
    /** @description Reais, with at most two decimals */
    value: number;
    status: components["schemas"]["BillingStatus"];
    /** Format: date */
    dueDate: string;
}
export interface BillingList {
    data: components["schemas"]["Billing"][];
    total: number;
    nextCursor: string | null;
}
/**
 * @description `received` until the firm has looked at it
 * @enum {string}
 */
export type ReceiptStatus = "received" | "accepted" | "refused";
export interface Receipt {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    customerId: string;
    /**
     * Format: uuid
     * @description The one that the sender named; otherwise the oldest open invoice that had no proof, up to the newest overdue one, or the oldest
     */
    billingId: string | null;
    /**
     * Format: uuid
     * @description Who sent it
     */
    userId: string;
    userName: string;
    fileName: string;
    /** @description Media type */
    fileType: string;
    /** @description Bytes */
    fileSize: number;
    awsFileKey: string;
    status: components["schemas"]["ReceiptStatus"];
    /** @description Whether the tag 'Inadimplente' was taken off for it: when it came, or when it was accepted after a refused one. False also where there was no tag */
    released: boolean;
    /** @description Of the firm, for the customer */
    note: string | null;
    /** Format: date-time */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the firm last decided on it; before that, when it was sent
     */
    updatedAt: string;
}
export interface ReceiptList {
    receipts: components["schemas"]["Receipt"][];
    total: number;
    nextCursor: string | null;
}
export interface OverduePayment {
    /**
     * Format: uuid
     * @description The caller's own customer
     */
    customerId: string;
    /**
     * Format: uuid
     * @description The invoice that it is of; without it, the one that is paid next
     */
    billingId?: string;
    data: components["schemas"]["UploadRecord"];
}
export interface Popup {
    /** Format: uuid */
    id: string;
    title: string;
    description: string;
    /** @description Address of a picture; https, or a path of the portal */
    img: string | null;
    /** @description What a click opens; https, or a path of the portal */
    link: string | null;
}
export interface PopupView {
    visualizated: boolean;
}
export interface LiveChatGuest {
    /** @description Id of the user and a signature of it, by which the chat knows them */
    token: string;
    name: string;
    /** Format: email */
    email: string;
    customFields: {
        customerName: string;
    };
}
export interface FirmBilling {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    customerId: string;
    invoiceUrl: string | null;
    description: string;
    /** @description Reais, with at most two decimals */
    value: number;
    status: components["schemas"]["BillingStatus"];
    /** Format: date */
    dueDate: string;
    /** @description Name of the payment at the provider */
    providerReference: string | null;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
}
export interface FirmBillingList {
    billings: components["schemas"]["FirmBilling"][];
    total: number;
    nextCursor: string | null;
}
export interface BillingDraft {
    /** Format: uuid */
    customerId: string;
    /** @description What the customer reads it is for. With the words 'Parcela N de M' it is an instalment of the contract; without them it is shown as a fine ('Multa'), with this below */
    description: string;
    value: number;
    /** Format: date */
    dueDate: string;
    status?: components["schemas"]["BillingStatus"];
    invoiceUrl?: string | null;
    providerReference?: string | null;
}
export interface BillingChanges {
    /** @description With the words 'Parcela N de M' it is an instalment; without them it is shown as a fine ('Multa') */
    description?: string;
    value?: number;
    /** Format: date */
    dueDate?: string;
    status?: components["schemas"]["BillingStatus"];
    invoiceUrl?: string | null;
    providerReference?: string | null;
}
export interface FirmPopup {
    /** Format: uuid */
    id: string;
    title: string;
    description: string;
    img: string | null;
    link: string | null;
    /**
     * Format: date
     * @description First day
     */
    startDate: string;
    /**
     * Format: date
     * @description Last day
     */
    endDate: string;
    /** @description Users who have closed or followed it */
    views: number;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
}
export interface FirmPopupList {
    popups: components["schemas"]["FirmPopup"][];
    total: number;
    nextCursor: string | null;
}
export interface PopupDraft {
    title: string;
    description: string;
    img?: string | null;
    link?: string | null;
    /** Format: date */
    startDate: string;
    /**
     * Format: date
     * @description Not before the first day
     */
    endDate: string;
}
export interface PopupChanges {
    title?: string;
    description?: string;
    img?: string | null;
    link?: string | null;
    /** Format: date */
    startDate?: string;
    /** Format: date */
    endDate?: string;
}
export interface ReceiptReview {
    /** @enum {string} */
    status: "accepted" | "refused";
    /** @description Required of a refusal. A decision that changes the status without one takes the old one off */
    note?: string | null;
}
/** @description JSON list of field and direction pairs, the first of them first. Fields: duoDate, dateToNotify, name, type, createdBy, createdAt; directions: ASC, DESC. Reminders that tie stand by their creation. */
export type ReminderOrder = string;
/**
 * @description Shown as Evento, Obrigação Legal and Tarefa
 * @enum {string}
 */
export type ReminderType = "event" | "legalObrigation" | "task";
export interface ReminderUserNotification {
    User: {
        /** Format: uuid */
        id: string;
        name: string;
    };
}
/** @description The archive record of the current business; null where it has not archived the reminder */
export type ReminderFiledHere = {
    /** Format: uuid */
    businessWhoFiled: string;
    /** Format: date-time */
    createdAt: string;
    /** @description Who archived it; null if that was not recorded */
    userName: string | null;
} | null;
/** @description An archive record; other businesses still have the reminder */
export interface ReminderFiled {
    /**
     * Format: uuid
     * @description The business that archived it
     */
    businessWhoFiled: string;
    /** Format: date-time */
    createdAt: string;
}
export interface ReminderDemand {
    /**
     * Format: uuid
     * @description Of the link
     */
    id: string;
    /** Format: uuid */
    demandId: string;
}
/** @description A dated item of a customer, seen in all its businesses and archived in each by itself */
export interface Reminder {
    /** Format: uuid */
    id: string;
    /** @description Number that people quote */
    externalId: number;
    /** Format: uuid */
    customerId: string;
    name: string;
    type: components["schemas"]["ReminderType"];
    /**
     * Format: date
     * @description The due date
     */
    duoDate: string;
    /**
     * Format: date
     * @description Day of the notice, never after the due date
     */
    dateToNotify: string;
    /** @description Who is notified on that day */
    usersNotification: string[];
    /** @description The same users by name */
    ReminderUserNotifications: components["schemas"]["ReminderUserNotification"][];
    /** @description Keys of `files`, for GET /signedDownloadFileUrl */
    attachmentsLinks: string[];
    files: components["schemas"]["Attachment"][];
    /** @description Set by the firm; https, or a path of the portal */
    link: string | null;
    /** @description The creator's name; the firm by its short label */
    createdBy: string;
    /** @description The creator */
    User: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        type: "CUSTOMER" | "BACKOFFICE";
        name: string;
    };
    /** @description Whether the current business has archived it */
    reminderFiled: boolean;
    filed: components["schemas"]["ReminderFiledHere"];
    /** @description Archive records of the businesses that the user may see */
    ReminderFileds: components["schemas"]["ReminderFiled"][];
    /** @description Demands that it is linked to and that the user may see, the first one first */
    ReminderDemands: components["schemas"]["ReminderDemand"][];
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
}
export interface ReminderList {
    reminders: components["schemas"]["Reminder"][];
    total: number;
    nextCursor: string | null;
}
/** @description Active users of the customer */
export type ReminderUsers = string[];
/** @description Keys of the files that it has from now on: those that it keeps, and uploads of type ATTACHMENT. An empty list or null leaves them as they are. */
export type ReminderFiles = string[] | null;
export interface ReminderDraft {
    name: string;
    type: components["schemas"]["ReminderType"];
    /**
     * Format: date
     * @description After today
     */
    duoDate: string;
    /**
     * Format: date
     * @description The due date when absent; never after it
     */
    dateToNotify?: string | null;
    usersNotification?: components["schemas"]["ReminderUsers"];
    attachmentsLinks?: components["schemas"]["ReminderFiles"];
}
export interface ReminderSelection {
    ids: string[];
}
export interface ReminderArchives {
    reminders: {
        /**
         * Format: uuid
         * @description As it was sent
         */
        id: string;
        /** @description Whether it is a reminder of the customer */
        isFound: boolean;
        /** @description Whether the current business has archived it */
        reminderFiled: boolean;
        filed: components["schemas"]["ReminderFiledHere"];
    }[];
}
export interface ReminderArchive {
    /**
     * Format: uuid
     * @description Of the reminder
     */
    id: string;
    /** @description Whether the current business has archived it */
    reminderFiled: boolean;
    filed: components["schemas"]["ReminderFiledHere"];
}
export interface ReminderDemandDraft {
    name: string;
    description: string;
    attachments?: components["schemas"]["UploadRecords"];
    priority?: boolean;
    /** @description Not for specific-demand customers */
    isPrivate?: boolean;
    usersToNotify?: components["schemas"]["ReminderUsers"];
    following?: components["schemas"]["ReminderUsers"];
}
export interface ReminderDemandCreated {
    /** Format: uuid */
    demandId: string;
}
export interface ReminderResponsible {
    /**
     * Format: uuid
     * @description An active user of the same customer
     */
    newResponsibleUserId: string;
}
export interface ReminderHandOver {
    /** @description How many have changed hands */
    reminders: number;
}
/** @description What is absent stays. The dates are checked as on creation, changed or not. */
export interface ReminderChanges {
    name?: string;
    type?: components["schemas"]["ReminderType"];
    /**
     * Format: date
     * @description After today
     */
    duoDate?: string;
    /**
     * Format: date
     * @description The due date when null
     */
    dateToNotify?: string | null;
    usersNotification?: components["schemas"]["ReminderUsers"];
    attachmentsLinks?: components["schemas"]["ReminderFiles"];
}
export interface CalendarAddress {
    /** Format: date-time */
    createdAt: string | null;
}
export interface NewCalendarAddress {
    /** Format: uri */
    address: string;
    /** Format: date-time */
    createdAt: string;
}
export interface FirmReminderDraft {
    /** Format: uuid */
    customerId: string;
    name: string;
    type: components["schemas"]["ReminderType"];
    /**
     * Format: date
     * @description After today
     */
    duoDate: string;
    /** Format: date */
    dateToNotify?: string | null;
    usersNotification?: components["schemas"]["ReminderUsers"];
    attachmentsLinks?: components["schemas"]["ReminderFiles"];
    link?: string | null;
}
/** @description What is absent stays. The dates are checked as on creation, changed or not. */
export interface FirmReminderChanges {
    name?: string;
    type?: components["schemas"]["ReminderType"];
    /**
     * Format: date
     * @description After today
     */
    duoDate?: string;
    /** Format: date */
    dateToNotify?: string | null;
    usersNotification?: components["schemas"]["ReminderUsers"];
    attachmentsLinks?: components["schemas"]["ReminderFiles"];
    link?: string | null;
}
export interface MarkDemand {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    backofficeUserId: string | null;
    statusKey: components["schemas"]["DemandStatusKey"];
}
/** @description Number of a process of the trademark office, digits only */
export type ProcessNumber = string;
/**
 * @description The authority status; null until the office has published something or the firm has said it, and in a history for what left the status as it was
 * @enum {string|null}
 */
export type ReachedStatus = "Pedido" | "Publicação" | "Oposição" | "Exigência" | "Sobrestamento" | "Deferimento" | "Indeferimento" | "Recurso" | "Registro" | "Nulidade" | "Caducidade" | "Arquivamento" | "Extinção" | null;
export interface MarkProcess {
    /** Format: uuid */
    id: string;
    number: components["schemas"]["ProcessNumber"];
    apolStatus: components["schemas"]["ReachedStatus"];
    /**
     * Format: date
     * @description Day of the gazette, or of what the firm said, that brought the status; null without one
     */
    statusOn: string | null;
    /**
     * Format: date
     * @description First day of its history on which it was granted; null where none is known
     */
    grantedOn: string | null;
    /** Format: date-time */
    updateAt: string;
}
export interface Marca {
    /** Format: uuid */
    id: string;
    name: string;
    /** @description Key of the file, for `GET /signedDownloadFileUrl` */
    logo: string | null;
    /** @description Begins with Nominativa, Mista or Figura; null for an imported mark that nobody has described */
    apresentacao: string | null;
    natureza: string | null;
    description: string;
    /** Format: date-time */
    createAt: string;
    /** Format: date-time */
    updateAt: string;
    Demand: components["schemas"]["MarkDemand"];
    ProcessNumbers: components["schemas"]["MarkProcess"][];
}
export interface MarcaList {
    marcas: components["schemas"]["Marca"][];
    total: number;
    nextCursor: string | null;
}
/** @description An uploaded file: a logo, JPEG of 945 x 945 pixels and 2 MB at most, or the contract of a company, PDF or image. Null for none. */
export type MarkFile = {
    fileName: string;
    /** @description Media type */
    fileType: string;
    /** @description Bytes */
    fileSize: number;
    awsFileKey: string;
} | null;
/** @enum {string} */
export type Nature = "Produto" | "Serviço" | "Ambas";
/** @enum {string} */
export type Presentation = "Nominativa" | "Mista" | "Figura";
export interface MarcaDraft {
    name: string;
    description: string;
    /** @description The logo; JPEG of 945 x 945 pixels, 2 MB at most */
    attachments?: components["schemas"]["UploadRecord"][];
    contrato?: components["schemas"]["MarkFile"];
    /** Format: email */
    email: string;
    /** @description Whether the holder is a legal entity */
    isPJ: boolean;
    product: components["schemas"]["Nature"];
    apres: components["schemas"]["Presentation"];
    /** @description CPF or CNPJ, without slashes */
    cpf: string;
    customerName: string;
    /** @constant */
    country: "Brasil";
    /** @description Code of a state or of the Federal District, like SP */
    UF: string;
    city: string;
    address: string;
    CEP: string;
    user: string;
}
export interface MarkImport {
    /** @description Process numbers, separated by commas, semicolons or line breaks, or by blanks between whole ones */
    marcaProcessNumber: string;
}
export interface MarkImportResult {
    /** @description Digits only, or as typed where malformed */
    number: string;
    /** @enum {string} */
    outcome: "imported" | "alreadyThere" | "malformed";
    /**
     * Format: uuid
     * @description The mark of the number, where there is one that the user may see
     */
    marcaId: string | null;
    /** Format: uuid */
    demandId: string | null;
}
export interface MarkImportResults {
    results: components["schemas"]["MarkImportResult"][];
}
export interface MarcaChanges {
    /** @description Not to be changed of a figurative mark */
    name?: string;
    logo?: components["schemas"]["MarkFile"];
}
/** @description What the office published of a process, or the firm said of it */
export interface MarkEvent {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    processId: string;
    number: components["schemas"]["ProcessNumber"];
    apolStatus: components["schemas"]["ReachedStatus"];
    /** @description Of the dispatch, such as IPAS158 */
    code: string | null;
    name: string;
    text: string | null;
    /** @description Null for what the firm said */
    gazetteNumber: number | null;
    /** Format: date */
    occurredOn: string;
    /** Format: date-time */
    createdAt: string;
}
export interface MarkHistory {
    history: components["schemas"]["MarkEvent"][];
    total: number;
    nextCursor: string | null;
}
/**
 * @description Where a process stands at the trademark office (INPI). `Registro` is a mark that was granted.
 * @enum {string}
 */
export type AuthorityStatus = "Pedido" | "Publicação" | "Oposição" | "Exigência" | "Sobrestamento" | "Deferimento" | "Indeferimento" | "Recurso" | "Registro" | "Nulidade" | "Caducidade" | "Arquivamento" | "Extinção";
/** @description Who holds the mark, as registered; null for an imported one */
export type MarkHolder = {
    email: string;
    isPJ: boolean;
    cpf: string;
    customerName: string;
    country: string;
    UF: string;
    city: string;
    address: string;
    CEP: string;
    user: string;
} | null;
export interface FirmMarca {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    customerId: string;
    customerName: string;
    /** Format: uuid */
    businessId: string;
    /**
     * Format: uuid
     * @description Who registered or imported it
     */
    userId: string;
    imported: boolean;
    name: string;
    logo: string | null;
    apresentacao: string | null;
    natureza: string | null;
    description: string;
    /** @description Key of the company's contract */
    contrato: string | null;
    holder: components["schemas"]["MarkHolder"];
    /** Format: date-time */
    createAt: string;
    /** Format: date-time */
    updateAt: string;
    Demand: components["schemas"]["MarkDemand"];
    ProcessNumbers: components["schemas"]["MarkProcess"][];
}
export interface FirmMarcaList {
    marcas: components["schemas"]["FirmMarca"][];
    total: number;
    nextCursor: string | null;
}
export interface FirmMarcaChanges {
    name?: string;
    description?: string;
    apresentacao?: components["schemas"]["Presentation"];
    natureza?: components["schemas"]["Nature"];
}
export interface MarkProcessDraft {
    /** @description Dots and hyphens are left out */
    number: string;
    apolStatus?: components["schemas"]["AuthorityStatus"];
    /**
     * Format: date
     * @description Today when absent
     */
    occurredOn?: string;
}
export interface MarkProcessChanges {
    apolStatus: components["schemas"]["AuthorityStatus"];
    /**
     * Format: date
     * @description Today when absent
     */
    occurredOn?: string;
    text?: string | null;
}
/** @description An edition of the Revista da Propriedade Industrial, section of marks */
export interface Gazette {
    /** Format: uuid */
    id: string;
    number: number;
    /** Format: date */
    publishedOn: string;
    /**
     * @description `received` until its processes have been looked up
     * @enum {string}
     */
    status: "received" | "done";
    /** @description Processes in the file */
    entries: number;
    /** @description Processes of the firm's customers among them */
    matched: number;
    /** @description Processes whose status changed */
    updated: number;
    /** @description Who uploaded it */
    userName: string;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    finishedAt: string | null;
}
export interface GazetteList {
    gazettes: components["schemas"]["Gazette"][];
    total: number;
    nextCursor: string | null;
}
export interface GazetteDraft {
    /** @description Key of an upload of the type GAZETTE, the XML file as the office publishes it */
    awsFileKey: string;
}
/** @description A demand of the mapping; null while there is none, and for whom it does not exist */
export type MappingDemand = {
    /** Format: uuid */
    id: string;
    name: string;
    statusKey: components["schemas"]["DemandStatusKey"];
} | null;
/** @description Mapping of the personal data that a business works with */
export interface Mapping {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    businessId: string;
    /**
     * Format: uuid
     * @description Id of `mappingDemand`
     */
    demandId: string | null;
    mappingDemand: components["schemas"]["MappingDemand"];
    /**
     * Format: uuid
     * @description Id of `preMeetingDemand`
     */
    preMeetingDemandId: string | null;
    preMeetingDemand: components["schemas"]["MappingDemand"];
    /**
     * Format: date-time
     * @description When the signed-in user accepted the warning; a copy of the user's own date
     */
    mappingResponsibilityCheckDate: string | null;
    /**
     * Format: date-time
     * @description When the firm gave it back to be changed; null while it did not, and after it was sent again
     */
    returnedAt: string | null;
    /** Format: date-time */
    createdAt: string;
}
/** @description Answered questions over all of them, rounded; 100 only when all are answered */
export type MappingPercentage = number;
export interface MappingActivitySummary {
    /** Format: uuid */
    id: string;
    label: string;
    percentage: components["schemas"]["MappingPercentage"];
}
export interface MappingSector {
    /** Format: uuid */
    id: string;
    sectorName: string;
    activities: components["schemas"]["MappingActivitySummary"][];
}
export interface MappingHome {
    /** @description Null before a first meeting was asked for */
    mapping: components["schemas"]["Mapping"] | null;
    sectors: components["schemas"]["MappingSector"][];
    /** @description The newest completed mappings */
    documents: components["schemas"]["Document"][];
    /** @description Completed mappings in all */
    total: number;
}
/**
 * @description A question by the field of its answer; what the portal concludes from an answer follows from it
 * @enum {string}
 */
export type MappingField = "question0" | "question1" | "question2" | "question3" | "question4" | "question5" | "question6" | "question7" | "question8" | "question9" | "question10" | "question11" | "question12" | "question13" | "question14";
export interface MappingQuestion {
    field: components["schemas"]["MappingField"];
    /** @description In a list of all */
    name: string;
    /** @description As it is asked */
    title: string;
    /** @description What it means and how to answer it */
    help: string;
    /** @description Where the law asks for it */
    source: string;
}
/** @description The answers that a question suggests in a kind of sector; none holds a comma */
export interface MappingSuggestions {
    /**
     * @description Outros stands for every sector with a name of its own
     * @enum {string}
     */
    sector: "Vendas" | "RH" | "Marketing" | "Financeiro" | "Suporte ao Cliente" | "Sucesso do Cliente" | "Jurídico" | "Fornecedores e Parceiros" | "Uso da Plataforma" | "Outros";
    field: components["schemas"]["MappingField"];
    tags: string[];
}
export interface MappingQuestionnaire {
    /** @description All fifteen, in the order in which they are asked */
    questions: components["schemas"]["MappingQuestion"][];
    suggestions: components["schemas"]["MappingSuggestions"][];
}
/** @description Values separated by commas, but for one between two digits ('1,5 ano'); empty when the question is not answered */
export type MappingAnswer = string;
export interface MappingActivity {
    /** Format: uuid */
    id: string;
    label: string;
    percentage: components["schemas"]["MappingPercentage"];
    question0: components["schemas"]["MappingAnswer"];
    question1: components["schemas"]["MappingAnswer"];
    question2: components["schemas"]["MappingAnswer"];
    question3: components["schemas"]["MappingAnswer"];
    question4: components["schemas"]["MappingAnswer"];
    question5: components["schemas"]["MappingAnswer"];
    question6: components["schemas"]["MappingAnswer"];
    question7: components["schemas"]["MappingAnswer"];
    question8: components["schemas"]["MappingAnswer"];
    question9: components["schemas"]["MappingAnswer"];
    question10: components["schemas"]["MappingAnswer"];
    question11: components["schemas"]["MappingAnswer"];
    question12: components["schemas"]["MappingAnswer"];
    question13: components["schemas"]["MappingAnswer"];
    question14: components["schemas"]["MappingAnswer"];
}
/** @description A sector with all that was answered about its activities */
export interface MappingReportSector {
    /** Format: uuid */
    id: string;
    sectorName: string;
    activities: components["schemas"]["MappingActivity"][];
}
export interface MappingReport {
    sectors: components["schemas"]["MappingReportSector"][];
}
export interface PreviousMappingReport {
    /**
     * Format: date-time
     * @description Null when no mapping was completed before
     */
    completedAt: string | null;
    sectors: components["schemas"]["MappingReportSector"][];
}
export interface MappingWarning {
    /** @description Has to be true */
    checked: boolean;
}
export interface MappingWarningAnswer {
    /** Format: date-time */
    mappingResponsibilityCheckDate: string;
}
export interface MappingDocumentList {
    documents: components["schemas"]["Document"][];
    total: number;
    nextCursor: string | null;
}
export interface MappingSectorList {
    sectors: components["schemas"]["MappingSector"][];
    total: number;
}
export interface MappingSectorsDraft {
    /** @description Kinds of sector that are not chosen yet */
    sectors: ("Vendas" | "RH" | "Marketing" | "Financeiro" | "Suporte ao Cliente" | "Sucesso do Cliente" | "Jurídico" | "Fornecedores e Parceiros" | "Uso da Plataforma")[];
}
export interface MappingOtherSectorDraft {
    sectorName: string;
}
export interface MappingActivityDraft {
    label: string;
}
export interface MappingActivityChanges {
    label: string;
    /** @description The name that the user saw; 412 when it is another one now */
    oldLabel: string;
}
/** @description Answers to change; a question that is left out keeps its answer */
export interface MappingAnswers {
    question0?: components["schemas"]["MappingAnswer"];
    question1?: components["schemas"]["MappingAnswer"];
    question2?: components["schemas"]["MappingAnswer"];
    question3?: components["schemas"]["MappingAnswer"];
    question4?: components["schemas"]["MappingAnswer"];
    question5?: components["schemas"]["MappingAnswer"];
    question6?: components["schemas"]["MappingAnswer"];
    question7?: components["schemas"]["MappingAnswer"];
    question8?: components["schemas"]["MappingAnswer"];
    question9?: components["schemas"]["MappingAnswer"];
    question10?: components["schemas"]["MappingAnswer"];
    question11?: components["schemas"]["MappingAnswer"];
    question12?: components["schemas"]["MappingAnswer"];
    question13?: components["schemas"]["MappingAnswer"];
    question14?: components["schemas"]["MappingAnswer"];
}
/** @description A mapping as the firm lists it */
export interface FirmMapping {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    customerId: string;
    customerName: string;
    /** Format: uuid */
    businessId: string;
    businessName: string;
    /** Format: uuid */
    demandId: string | null;
    mappingDemand: components["schemas"]["MappingDemand"];
    /** Format: uuid */
    preMeetingDemandId: string | null;
    preMeetingDemand: components["schemas"]["MappingDemand"];
    sectorsTotal: number;
    activitiesTotal: number;
    /** Format: date-time */
    createdAt: string;
}
export interface FirmMappingList {
    mappings: components["schemas"]["FirmMapping"][];
    total: number;
    nextCursor: string | null;
}
/** @description A mapping with what the customer filled in; the answers are got activity by activity */
export interface FirmMappingDetail {
    mapping: components["schemas"]["FirmMapping"];
    sectors: components["schemas"]["MappingSector"][];
}
export interface FirmMappingReview {
    /**
     * @description Release it for changes, or finish it
     * @enum {string}
     */
    statusKey: "PENDING" | "FINISHED";
    /** @description Written into the conversation of the mapping demand */
    message?: string;
}
export interface TemplateType {
    /** Format: uuid */
    id: string;
    name: string;
}
export interface TemplateSummary {
    /** Format: uuid */
    id: string;
    name: string;
    description: string;
    type: components["schemas"]["TemplateType"] | null;
    /**
     * Format: date
     * @description null when nobody revised it
     */
    lastRevisionDate: string | null;
    /**
     * Format: date-time
     * @description When the document was last saved that the user has begun in this business; null when none is
     */
    draftSavedAt: string | null;
}
export interface TemplateList {
    templates: components["schemas"]["TemplateSummary"][];
    total: number;
    nextCursor: string | null;
}
export interface TemplateTypeList {
    types: components["schemas"]["TemplateType"][];
    total: number;
}
/** @description Answers by name of the field; at most 200,000 characters together */
export interface TemplateAnswers {
    [key: string]: string;
}
/** @description The answers of one user in one business */
export interface TemplateDraft {
    templateAnswers: components["schemas"]["TemplateAnswers"];
    /** Format: date-time */
    updatedAt: string;
}
export interface TemplateField {
    /** Format: uuid */
    id: string;
    /** @description Place in the form */
    index: number;
    label: string;
    /** @description Key of the answer */
    name: string;
    /** @description What stands for the answer in the text */
    placeholder: string;
    /** Format: uuid */
    templateId: string;
    /** @description One of the types of TemplateFieldDraft; another is text */
    type: string;
    /** @description The largest number that the field takes */
    maximum?: number;
}
export interface Template {
    /** Format: uuid */
    id: string;
    name: string;
    description: string;
    type: components["schemas"]["TemplateType"] | null;
    draft: components["schemas"]["TemplateDraft"] | null;
    /**
     * Format: date
     * @description null when nobody revised it
     */
    lastRevisionDate: string | null;
    /** @description What the user made of it in this business, newest first, at most 50 */
    documents: components["schemas"]["Document"][];
    /** @description Headings, paragraphs, lists and tables, without attributes */
    html: string;
    fields: components["schemas"]["TemplateField"][];
}
export interface TemplateDocumentInput {
    templateData: components["schemas"]["TemplateAnswers"];
    /** @description A specialist of the firm shall review the document */
    documentRevised: boolean;
}
export interface TemplateDocument {
    document: components["schemas"]["Document"];
    /**
     * Format: uuid
     * @description Demand of the review
     */
    demandId: string | null;
}
export interface TemplateDraftInput {
    templateAnswers: components["schemas"]["TemplateAnswers"];
}
export interface FirmTemplateSummary {
    /** Format: uuid */
    id: string;
    name: string;
    description: string;
    type: components["schemas"]["TemplateType"] | null;
    /** Format: date */
    lastRevisionDate: string | null;
    /** @description Customers see it */
    active: boolean;
    /** @description Documents made of it */
    documents: number;
    /** Format: date-time */
    updatedAt: string;
}
export interface FirmTemplateList {
    templates: components["schemas"]["FirmTemplateSummary"][];
    total: number;
    nextCursor: string | null;
}
export interface TemplateFieldDraft {
    name: string;
    label: string;
    /**
     * @description What the field means: how its answer is checked and said. A taxId is a CPF or a CNPJ; money, hours, days, months, years and installments are said in figures and in words
     * @enum {string}
     */
    type: "text" | "textarea" | "number" | "date" | "cpf" | "cnpj" | "taxId" | "money" | "percent" | "hours" | "days" | "months" | "years" | "installments";
    /** @description The largest number that the field takes */
    maximum?: number;
    /** @description The name in double braces when absent */
    placeholder?: string;
}
export interface FirmTemplateDraft {
    name: string;
    description: string;
    /** Format: uuid */
    typeId?: string | null;
    /** Format: date */
    lastRevisionDate?: string | null;
    active?: boolean;
    html: string;
    /** @description In the order of the form */
    fields: components["schemas"]["TemplateFieldDraft"][];
}
export interface FirmTemplate {
    /** Format: uuid */
    id: string;
    name: string;
    description: string;
    type: components["schemas"]["TemplateType"] | null;
    /** Format: date */
    lastRevisionDate: string | null;
    active: boolean;
    documents: number;
    html: string;
    fields: components["schemas"]["TemplateField"][];
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
}
export interface FirmTemplateChanges {
    name?: string;
    description?: string;
    /** Format: uuid */
    typeId?: string | null;
    /** Format: date */
    lastRevisionDate?: string | null;
    active?: boolean;
    html?: string;
    /** @description In the order of the form */
    fields?: components["schemas"]["TemplateFieldDraft"][];
}
export interface TemplateTypeDraft {
    name: string;
}
export interface RiskSector {
    /** Format: uuid */
    id: string;
    name: string;
}
export interface RiskSectorList {
    sectors: components["schemas"]["RiskSector"][];
    total: number;
    nextCursor: string | null;
}
export interface RiskSectorDraft {
    name: string;
}
export interface RiskAnswer {
    /** Format: uuid */
    id: string;
    name: string;
    /** Format: uuid */
    Question_id: string;
    /** Format: date-time */
    createdAt: string;
}
export interface RiskQuestion {
    /** Format: uuid */
    id: string;
    name: string;
    /** @description Of the duty that it is about */
    source: string | null;
    /** Format: uuid */
    Sector_id: string;
    /** Format: date-time */
    createdAt: string;
    /** @description In the order of the questionnaire */
    AnswerAIRs: components["schemas"]["RiskAnswer"][];
}
export interface RiskQuestionList {
    questions: components["schemas"]["RiskQuestion"][];
    total: number;
    nextCursor: string | null;
}
export interface RiskQuestionDraft {
    /** Format: uuid */
    Sector_id: string;
    name: string;
    /** @description Of the duty that it is about */
    source?: string | null;
}
export interface RiskSectorQuery {
    /** Format: uuid */
    Sector_id: string;
    /** Format: uuid */
    Customer_id: string;
}
/** @description What a business answers to a question; one for each */
export interface RiskAnswerCustomer {
    /** Format: uuid */
    id: string;
    /** Format: uuid */
    Question_id: string;
    /** Format: uuid */
    Answer_id: string;
    /** Format: uuid */
    Customer_id: string;
    /** Format: uuid */
    Business_id: string;
    /** Format: date-time */
    updatedAt: string;
}
export interface RiskSectorQuestions {
    questions: components["schemas"]["RiskQuestion"][];
    answerMarked: components["schemas"]["RiskAnswerCustomer"][];
}
export interface RiskQuestionChanges {
    /** Format: uuid */
    Sector_id?: string;
    name?: string;
    /** @description Of the duty that it is about */
    source?: string | null;
}
export interface RiskAnswerList {
    answers: components["schemas"]["RiskAnswer"][];
    total: number;
    nextCursor: string | null;
}
/** @description From 1, the least, to 5 */
export type RiskWeight = number;
export interface RiskAnswerDraft {
    /** Format: uuid */
    Question_id: string;
    name: string;
    Probabilidade: components["schemas"]["RiskWeight"];
    Impacto: components["schemas"]["RiskWeight"];
}
/** @description An answer with its weights, which customers never see */
export interface FirmRiskAnswer {
    /** Format: uuid */
    id: string;
    name: string;
    /** Format: uuid */
    Question_id: string;
    Probabilidade: components["schemas"]["RiskWeight"];
    Impacto: components["schemas"]["RiskWeight"];
    /** Format: date-time */
    createdAt: string;
}
export interface RiskAnswerChanges {
    name?: string;
    Probabilidade?: components["schemas"]["RiskWeight"];
    Impacto?: components["schemas"]["RiskWeight"];
}
export interface RiskAnswerCustomerList {
    answersCustomer: components["schemas"]["RiskAnswerCustomer"][];
    total: number;
    nextCursor: string | null;
}
export interface RiskAnswerCustomerDraft {
    /** Format: uuid */
    Question_id: string;
    /** Format: uuid */
    Answer_id: string;
    /**
     * Format: uuid
     * @description The user's own customer
     */
    Customer_id?: string;
    /**
     * Format: uuid
     * @description The business that answers, in place of the header
     */
    Business_id?: string;
    /**
     * Format: uuid
     * @description The answer that this one may replace, null for none; 412 shows another one that is given
     */
    ReplacedAnswer_id?: string | null;
}
export interface RiskSelectedAnswer {
    /** Format: uuid */
    Question_id: string;
    /** Format: uuid */
    Answer_id: string;
}
export interface RiskAnswerSelection {
    answerList: components["schemas"]["RiskSelectedAnswer"][];
}
/** @enum {string} */
export type RiskLevel = "Baixo" | "Médio" | "Alto";
export interface RiskResult {
    level: components["schemas"]["RiskLevel"];
    /** @description Of the level */
    color: string;
    Probabilidade: components["schemas"]["RiskWeight"];
    Impacto: components["schemas"]["RiskWeight"];
}
export interface RiskSpreadsheetRow {
    sector: string;
    question: string;
    answer: string;
    /**
     * Format: date-time
     * @description When it was answered
     */
    date: string | null;
    /** @description Of the sector, as the tool shows it */
    level: string;
}
export interface RiskSpreadsheetDraft {
    rows: components["schemas"]["RiskSpreadsheetRow"][];
    /** Format: uuid */
    customer: string;
}
export interface RiskSpreadsheet {
    key: string;
    fileName: string;
    /** @description Media type */
    fileType: string;
    /** @description Bytes */
    fileSize: number;
}
export interface RiskAnswerCustomerChanges {
    /** Format: uuid */
    Answer_id: string;
}
export interface FirmRiskAnswerList {
    answers: components["schemas"]["FirmRiskAnswer"][];
    total: number;
    nextCursor: string | null;
}
/** @description Data of one server-sent event, as JSON. It names what changed, never its content. */
export interface ServerEvent {
    /**
     * @description What kind of data changed; customer is its contract, people, businesses, billings and the tags of its demands
     * @enum {string}
     */
    type: "customer" | "demand" | "journey" | "mapping" | "notification" | "reminder" | "risk";
    /** Format: uuid */
    demandId?: string;
    /** Format: uuid */
    businessId?: string;
    /**
     * Format: uuid
     * @description Whose change it is; only told to firm staff, for whom an event without it may be any customer’s
     */
    customerId?: string;
}
/**
 * @description FAILED when every try has failed; it is asked for anew then
 * @enum {string}
 */
export type DataExportStatus = "WAITING" | "BUILDING" | "READY" | "FAILED";
export interface DataExport {
    /** Format: uuid */
    id: string;
    status: components["schemas"]["DataExportStatus"];
    /** @description How much of it is made */
    percent: number;
    /** @description It cannot be made until there is space on the server's disk, and is then made by itself */
    waitsForSpace: boolean;
    /** @description Bytes of the ZIP once it is ready */
    size: number | null;
    /** @description Stored files in it once it is ready */
    files: number | null;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    readyAt: string | null;
    /**
     * Format: date-time
     * @description The ZIP is deleted then
     */
    expiresAt: string | null;
}
export interface DataExportList {
    exports: components["schemas"]["DataExport"][];
    total: number;
    nextCursor: string | null;
}
export interface SignedDownload {
    /**
     * Format: uri-reference
     * @description GET without token; expires. Relative to the address of the call when this server keeps the files; absolute when an object storage does.
     */
    signedUrl: string;
}
